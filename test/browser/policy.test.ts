/**
 * Generated code under a strict Content-Security-Policy, as the browser loads it: built, unbundled.
 *
 * @module
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { Server } from "node:http";
import { join, normalize } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { REPOSITORY } from "../generator/support/places.ts";
import { openPage } from "./browser.ts";

/** Where a page finds the package by its name. */
const IMPORT_MAP = JSON.stringify({
  imports: Object.fromEntries(
    ["client", "validate", "server"].map((door) => [
      `paramsmith/${door}`,
      `/templates/runtime/${door}.js`,
    ]),
  ),
});

/** A map of imports stands in the page itself, so that the policy needs its hash. */
const POLICY = `default-src 'none'; script-src 'self' 'sha256-${createHash("sha256").update(IMPORT_MAP).digest("base64")}'`;

/** What the page runs; what it finds out stands in the page. */
const USE = `
import { allpages, validateAllpages, parseAllpages } from "/generated/paraminfo/allpages.js";
import { links } from "/generated/paraminfo/links.js";
import { query } from "/generated/paraminfo/query.js";
import { createParaminfoHandler } from "/generated/paraminfo/handlers.js";
import { queryResult } from "/generated/paraminfo/results/query.js";
import { allpagesResult } from "/generated/paraminfo/results/allpages.js";
import { listAlliances, validateListAlliances } from "/generated/alliance/listAlliances.js";
import { validateAllianceArray } from "/generated/alliance/validators.js";
import { continueQuery, fetchSender, pagesOf } from "paramsmith/client";
import { validateResponse } from "paramsmith/validate";

const titles = ["Berlin", "Bern", "Bochum"];
const fetch = createParaminfoHandler({
  allpages: ({ continue: from, limit }, { asGenerator, continueWith }) => {
    const start = from === undefined ? 0 : titles.indexOf(from);
    const next = titles[start + limit];
    if (next !== undefined) continueWith({ [asGenerator ? "gapcontinue" : "apcontinue"]: next });
    return titles.slice(start, start + limit).map((title, index) => ({ pageid: start + index + 1, ns: 0, title }));
  },
  links: () => [],
});
const send = fetchSender("https://wiki.example/w/api.php", { fetch });

const answers = [];
for await (const answer of continueQuery(allpages({ limit: 2 }), send))
  answers.push(answer.query.allpages.map(({ title }) => title));
const pages = [];
const request = query([links({ limit: "max" })], { generator: allpages({ limit: 2 }) });
for await (const page of pagesOf(request, send)) pages.push(page.title);

document.documentElement.dataset.found = JSON.stringify({
  url: allpages({ prefix: "Ber" }).url("https://wiki.example/w/api.php"),
  issues: validateAllpages({ limit: 0, dir: "up" }).issues.map(({ code }) => code),
  read: parseAllpages("aplimit=9999").args.limit,
  answers,
  pages,
  composed: request.toRecord().generator,
  answer: validateResponse({ query: { allpages: [{ pageid: "1" }] } }, allpages({}), [allpagesResult, queryResult]).length > 0,
  alliances: listAlliances({ size: 5 }).url("https://a.example/"),
  strict: validateListAlliances({ size: "x" }).ok,
  payload: [validateAllianceArray([]), validateAllianceArray([{}])],
});
`;

/** Reports what the policy refuses; registered before anything else runs. */
const WATCH = `
document.documentElement.dataset.refused = "";
document.addEventListener("securitypolicyviolation", ({ violatedDirective }) => {
  document.documentElement.dataset.refused += violatedDirective + " ";
});
`;

/** What the policy is there for. */
const FORBIDDEN = `
let made = "made";
try { new Function("return 1")(); } catch { made = "refused"; }
document.documentElement.dataset.found = JSON.stringify(made);
`;

const SCRIPTS: Readonly<Record<string, string>> = {
  "/watch.js": WATCH,
  "/use.js": USE,
  "/forbidden.js": FORBIDDEN,
};

function page(script: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Policy</title><script type="importmap">${IMPORT_MAP}</script><script type="module" src="/watch.js"></script><script type="module" src="${script}"></script></html>`;
}

/** The text of an address, and its type. */
function served(path: string): readonly [type: string, text: string] {
  const script = SCRIPTS[path];
  if (script !== undefined) return ["text/javascript", script];
  if (/^\/(?:generated|templates)\//.test(path))
    return ["text/javascript", readFileSync(join(REPOSITORY, "dist", normalize(path)), "utf8")];
  return ["text/html", page(`${path}.js`)];
}

let server: Server;

beforeAll(async () => {
  server = createServer(({ url = "/" }, response) => {
    const [type, text] = served(url);
    response.writeHead(200, {
      "content-type": `${type}; charset=utf-8`,
      "content-security-policy": POLICY,
    });
    response.end(text);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
});

afterAll(() => void server?.close());

/** What a page finds out, what the policy refuses of it, and what the browser complains of. */
async function outcomeOf(path: string) {
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port.");
  const opened = await openPage(`http://127.0.0.1:${address.port}${path}`, { offline: false });
  await opened.page.waitForFunction(() => document.documentElement.dataset["found"] !== undefined);
  const { found = "", refused } = await opened.page.evaluate(() => {
    const { dataset } = document.documentElement;
    return { found: dataset["found"], refused: dataset["refused"] };
  });
  const seen: unknown = JSON.parse(found);
  return { found: seen, refused, complaints: opened.complaints };
}

describe("under a strict Content-Security-Policy", () => {
  it("generated builders, validators, queries and walks work, and nothing is refused", async () => {
    expect(await outcomeOf("/use")).toEqual({
      found: {
        url: "https://wiki.example/w/api.php?action=query&list=allpages&apprefix=Ber&format=json&formatversion=2&errorformat=plaintext",
        issues: ["outofrange", "badvalue"],
        read: 500,
        answers: [["Berlin", "Bern"], ["Bochum"]],
        pages: ["Berlin", "Bern", "Bochum"],
        composed: "allpages",
        answer: true,
        alliances: "https://a.example/alliances?size=5",
        strict: false,
        payload: [true, false],
      },
      refused: "",
      complaints: [],
    });
  });

  it("code made of text is refused, and that is seen", async () => {
    const { found, refused } = await outcomeOf("/forbidden");
    expect(found).toBe("refused");
    expect(refused).toContain("script-src");
  });
});
