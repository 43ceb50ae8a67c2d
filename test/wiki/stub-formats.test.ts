import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ServiceHandler } from "../../templates/runtime/http/service.ts";
import type { Json } from "../../templates/runtime/model/json.ts";
import { parseRequestStrictly } from "../../templates/runtime/parse/parsed-request.ts";
import { wholeCatalogue } from "./catalogue.ts";
import type { WikiCatalogue } from "./catalogue.ts";
import { learnedRequest, poolOf } from "./learned-requests.ts";
import { phpValue } from "./php-value.ts";
import { Random, SEED } from "./random.ts";
import { keepExchanges, textExchange } from "./recording.ts";
import { inParallel, startFilledWiki } from "./server.ts";
import type { Wiki } from "./server.ts";
import { agreement } from "./stub-agreement.ts";
import { stubOf } from "./stub-server.ts";

/** Requests in each format; `ANSWERS` in the environment. */
const COUNT = Number(process.env["ANSWERS"] ?? 40);

let wiki: Wiki;
let stub: ServiceHandler;
let requests: readonly string[];

beforeAll(async () => {
  wiki = await startFilledWiki("first");
  const catalogue = await wholeCatalogue(wiki);
  stub = await stubOf(wiki, catalogue.api);
  requests = await randomRequests(catalogue);
  const pairs = await responses("format=json&formatversion=2");
  const isEqual = pairs.map(
    ([server, other]) => agreement(parsed(stable(server)), parsed(stable(other))).kind === "equal",
  );
  const equal = requests.filter((_, index) => isEqual[index]);
  // Other tests compare the data; here the same data are written in other formats.
  expect(equal.length).toBeGreaterThan(requests.length * 0.8);
  requests = equal;
});

function parsed(text: string): Json {
  const value: Json = JSON.parse(text);
  return value;
}
afterAll(async () => {
  await wiki?.stop();
});

/** Valid queries of any module that have a response, and others that have warnings or errors. */
async function randomRequests({ api }: WikiCatalogue): Promise<readonly string[]> {
  const modules = [...api.modules.values()].filter(
    ({ path }) => path.startsWith("query+") && !UNSTABLE.test(path),
  );
  const pool = await poolOf(wiki);
  const random = new Random(SEED + 11);
  const found = Array.from({ length: COUNT * 3 }, () => learnedRequest({ modules, pool, random }))
    .map((request) => request.replaceAll(/(?:^|&)(?:format|formatversion)=[^&]*/g, ""))
    .filter((request) => parseRequestStrictly(api, request).ok && !UNSTABLE.test(request));
  return [...MESSAGES, ...found.slice(0, COUNT)];
}

/** What differs from request to request, or is the wiki's software and not its content. */
const UNSTABLE =
  /random|stash|query\+tokens|parse|diff|generatexml|expandtemplates|languageinfo|allmessages|variables|libraries|extensions|statistics/i;

const MESSAGES = [
  "action=query&list=allpages&aplimit=x",
  "action=query&list=allpages&nosuch=1&aplimit=9999",
  "action=query&list=allpages&nosuch=1&aplimit=9999&errorformat=html",
  "action=query&list=allpages&aplimit=x&errorformat=raw",
  "action=query&titles=No such page|Main Page&requestid=<a>%20%26&curtimestamp=1&servedby=1",
  "action=query&meta=siteinfo&siprop=namespaces|namespacealiases|specialpagealiases|usergroups&sinumberingroup=1",
  "action=query&meta=userinfo&uiprop=groups|rights|changeablegroups&xslt=x&includexmlnamespace=1",
];

/** The responses of the wiki and of the stub. */
async function responses(format: string): Promise<readonly (readonly [string, string])[]> {
  const sent = requests.map((request) => `${request}&${format}`);
  const servers = await wiki.batchRaw(sent, { user: "Admin" });
  const headers = { cookie: "paramsmith_user=Admin" };
  const stubs = await inParallel(sent, 1, async (request) =>
    stub.service({ method: "GET", url: `/api.php?${request}`, headers, body: "" }),
  );
  const kept = sent.map((request, index) =>
    textExchange(request, stable(servers[index]?.body ?? ""), { user: "Admin" }),
  );
  await keepExchanges(wiki, kept);
  return sent.map((_, index) => [servers[index]?.body ?? "", stubs[index]?.body ?? ""]);
}

async function differences(
  format: string,
  comparable: (text: string) => unknown,
): Promise<readonly string[]> {
  const pairs = await responses(format);
  return pairs.flatMap((pair, index) => {
    const [left, right] = pair.map(comparable);
    return isDeepStrictEqual(left, right)
      ? []
      : [
          `${requests[index]}&${format}\n  wiki ${JSON.stringify(left)}\n  stub ${JSON.stringify(right)}`,
        ];
  });
}

/** Without the address, the clock and the name of the wiki. */
function stable(text: string): string {
  return text
    .replaceAll(new URL(wiki.endpoint).origin, "http://127.0.0.1:8080")
    .replaceAll(/(curtimestamp|servedby)(=|":)"[^"]*"/g, '$1$2""');
}

/** Without the wording of messages. */
function wordless(xml: string): string {
  return xml
    .replaceAll(/\s*<docref[^]*?<\/docref>/g, "")
    .replaceAll(/ info="[^"]*"/g, ' info=""')
    .replaceAll(
      /(<(?:error|warning|html|text|main|info|allpages|xml|xmlfm)(?: [^>]*)?) xml:space="preserve">[^<]*<\/\w+>/g,
      "$1 />",
    )
    .replaceAll(/ key="[^"]*"/g, "")
    .replaceAll(/<params>[^]*?<\/params>/g, "<params />");
}

/** The elements of a document, with what is not a list in alphabetical order. */
function tree(xml: string): unknown {
  const stack: { tag: string; children: unknown[] }[] = [{ tag: "", children: [] }];
  for (const [token] of wordless(stable(xml)).matchAll(/<[^>]*>|[^<]+/g)) {
    const top = stack.at(-1);
    if (!top) throw new Error(`An element ends that has not begun: ${xml.slice(0, 200)}`);
    if (token.startsWith("</")) {
      stack.pop();
      stack.at(-1)?.children.push(node(top));
    } else if (token.startsWith("<") && !token.endsWith("/>") && !token.startsWith("<?")) {
      stack.push({ tag: ordered(token.slice(1, -1)), children: [] });
    } else if (token.startsWith("<")) {
      top.children.push(node({ tag: ordered(token.slice(1, -2).trimEnd()), children: [] }));
    } else if (token.trim() !== "") {
      top.children.push(token);
    }
  }
  return stack[0]?.children;
}

/** The name of an element, and its attributes in alphabetical order. */
function ordered(tag: string): string {
  const [name = ""] = tag.split(" ", 1);
  const attributes: readonly string[] = tag.match(/ [^\s=]+="[^"]*"/g) ?? [];
  return name + attributes.toSorted().join("");
}

/** Elements of several names are in no order; those of one name are a list. */
function node({ tag, children }: { tag: string; children: unknown[] }): unknown {
  const named = children.map((child) => [nameOf(child), child] as const);
  return [
    tag,
    named.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)).map(([, child]) => child),
  ];
}

/** The name of an element, with its number in an object that has numbers. */
function nameOf(child: unknown): string {
  const tag = Array.isArray(child) ? String(child[0]) : "";
  return /^(?:page|ns) _idx="[^"]*"/.exec(tag)?.[0] ?? tag.split(" ", 1)[0] ?? "";
}

/** The part of a page for people that has the response. */
function prettyText(html: string): string {
  const [, text = html] = /<pre class="api-pretty-content">([^]*?)<\/pre>/.exec(html) ?? [];
  return text.replaceAll("&lt;", "<").replaceAll("&amp;", "&");
}

/** The value of a response in PHP, without the wording of messages. */
function phpTree(text: string): unknown {
  return JSON.parse(stable(JSON.stringify(phpValue(text))), (name, member: unknown) =>
    WORDING.has(name) ? null : member,
  );
}

const WORDING: ReadonlySet<string> = new Set([
  "info",
  "*",
  "docref",
  "text",
  "html",
  "key",
  "params",
  "servedby",
  "curtimestamp",
  "warnings",
]);

describe("responses of the stub are those of the wiki", () => {
  it("in XML", async () => {
    expect(await differences("format=xml", tree)).toEqual([]);
  });
  it("in XML for people", async () => {
    expect(await differences("format=xmlfm", (html) => tree(prettyText(html)))).toEqual([]);
  });
  it("in serialized PHP of format version 1", async () => {
    expect(await differences("format=php", phpTree)).toEqual([]);
  });
  it("in serialized PHP of format version 2", async () => {
    expect(await differences("format=php&formatversion=2", phpTree)).toEqual([]);
  });
});
