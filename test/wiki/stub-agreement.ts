import { isDeepStrictEqual } from "node:util";
import { isJsonArray, isJsonObject } from "../../templates/runtime/model/json.ts";
import type { Json, JsonObject } from "../../templates/runtime/model/json.ts";
import { textOfHtml } from "../../templates/runtime/http/html.ts";
import { sameText } from "./message-wording.ts";

/** How an answer of the stub stands to that of the server. */
export type Agreement =
  | { readonly kind: "equal"; readonly isError: boolean }
  | ({ readonly kind: "different" } & Difference);

/**
 * Compares what the stub and the server answer. Left out of both: texts of errors and warnings, whose
 * wording is each one's own (codes and data are compared), and pointers to help. Summaries and reasons
 * that either side writes are compared without their wording.
 */
export function agreement(server: Json, stub: Json): Agreement {
  const left = comparable(server);
  const right = comparable(stub);
  const difference = firstDifference(left, right, "");
  if (difference) return { kind: "different", ...difference };
  return { kind: "equal", isError: isJsonObject(server) && "errors" in server };
}

/** A difference as text, below what it is about. */
export function printed(what: string, { at, server, stub }: Difference): string {
  const [left, right] = [server, stub].map((value) =>
    (value === undefined ? "nothing" : JSON.stringify(value)).slice(0, 400),
  );
  return `${what}\n  at ${at}\n  server ${left}\n  stub   ${right}`;
}

/** A value with other texts and members. Members that become undefined are omitted. */
export function changed(
  value: Json,
  text: (text: string) => string,
  member: (name: string, value: Json) => Json | undefined,
): Json {
  if (typeof value === "string") return text(value);
  if (isJsonArray(value)) return value.map((each) => changed(each, text, member));
  if (!isJsonObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, each]) => {
      const other = each === undefined ? undefined : member(name, each);
      return other === undefined ? [] : [[name, changed(other, text, member)]];
    }),
  );
}

/** Whether both say the same errors and warnings, whatever else they answer. */
export function sameVerdict(server: Json, stub: Json): boolean {
  return isDeepStrictEqual(verdict(server), verdict(stub));
}

function verdict(answer: Json): Json {
  const whole = comparable(answer);
  if (!isJsonObject(whole)) return null;
  const { errors = [], warnings = [] } = whole;
  return { errors, warnings };
}

const WORDING: ReadonlySet<string> = new Set(["docref", "text", "html", "*"]);

function comparable(answer: Json): Json {
  if (!isJsonObject(answer)) return answer;
  const { errors, warnings, docref: _docref, "*": _help, ...rest } = answer;
  return {
    ...rest,
    // The stub reports the first of several errors.
    ...(errors !== undefined && { errors: messages(errors).slice(0, 1) }),
    ...(warnings !== undefined && { warnings: messages(warnings) }),
  };
}

function messages(value: Json): readonly Json[] {
  return isJsonArray(value) ? value.filter(isJsonObject).map(wordless) : [];
}

/** A message can have warnings in its data. */
function wordless({ data, ...message }: JsonObject): JsonObject {
  return {
    ...Object.fromEntries(Object.entries(message).filter(([name]) => !WORDING.has(name))),
    ...(data !== undefined && { data: comparable(data) }),
  };
}

/** A place where two answers differ. */
export interface Difference {
  readonly at: string;
  readonly server: Json | undefined;
  readonly stub: Json | undefined;
}

/** The path of a message's text inside a result. */
const MESSAGE_TEXT =
  /\/(?:invalidreason(?:\/text)?|parsewarnings(?:html)?\/\d+|editintro\/\w+|(?:actions\/\w+|(?:stash)?errors|items\/\d+\/warnings)\/\d+\/text)$/;

/** The path of the HTML of a comparison, or of its length. */
const DIFF = /\/(?:compare\/(?:body|\*|bodies\/main(?:\/\*)?|diffsize)|diff\/(?:body|\*))$/;

/** Fields that older versions lack: the stub responds as the newest does. */
const NEWER_FIELD =
  /\/(?:sections\/\d+\/linkAnchor|logevents\/\d+\/revid|duration-l10n|parsedreason|watchlistexpiry|blockcomponents|blockemail|blockowntalk)$/;

/** Fields and values of older versions alone. */
const OLDER_FIELD = /\/(?:extmetadata\/ObjectName\/hidden|restrictiontypes\/\d+)$/;

/** A number that the newest version no longer sends; it sends 0. */
const OLDER_NUMBER = /\/alldeletedrevisions\/\d+\/pageid$/;

/** Whether a value differs because of its version. */
function isOfOtherVersion(at: string, server: Json | undefined, stub: Json | undefined): boolean {
  return (
    (server === undefined && NEWER_FIELD.test(at)) ||
    (stub === undefined && OLDER_FIELD.test(at)) ||
    (stub === 0 && OLDER_NUMBER.test(at))
  );
}

/** HTML of older versions in the form of the newest. */
function newestForm(html: string): string {
  return html
    .replace(/^<div class="([\w-]+)">/, '<div class="mw-content-ltr $1" lang="en" dir="ltr">')
    .replaceAll(
      /(<a href="[^"]*" title="Edit section: [^"]*">)edit<\/a>/g,
      "$1<span>edit</span></a>",
    )
    .replace(/<span dir="auto">(<span class="autocomment">.*)<\/span>$/s, "$1")
    .replaceAll(
      /<h([1-6])>(<span id="[^"]*"><\/span>)?<span class="mw-headline" id="([^"]*)">(.*?)<\/span>(<span class="mw-editsection">.*?\]<\/span><\/span>)?<\/h\1>/g,
      '<div class="mw-heading mw-heading$1"><h$1 id="$3">$2$4</h$1>$5</div>',
    )
    .replaceAll(/→\u200E(.*?)<\/a>/g, '→<bdi dir="ltr">$1</bdi></a>')
    .replace(/(<pre class="mw-code [^>]*>)\n/, "$1");
}

/** HTML without the properties of the page, which older versions lack. */
function withoutProperties(html: string): string {
  return html.replace(/<link rel="mw:PageProp\/redirect" href="[^"]*">/, "");
}

/** The path of what a search counts and shows of a text in its own way. */
const SEARCH_HIT = /\/search\/\d+\/(?:wordcount|snippet)$/;

/** The path of facts that are inside of files, which the stub does not read. */
const FILE_METADATA = /\/(?:metadata|commonmetadata\/\d+|bitdepth|bits|duration)$/;

/**
 * Whether both remove and add the same lines, as far as HTML or its length shows it. The bytes of the HTML
 * are each one's own.
 */
function sameDiff(server: Json | undefined, stub: Json | undefined): boolean {
  if (typeof server !== "string" || typeof stub !== "string")
    return typeof server === "number" && typeof stub === "number";
  return isDeepStrictEqual(changedLines(server), changedLines(stub));
}

function changedLines(html: string): readonly string[] {
  // The unified form.
  if (html.includes("<pre>")) return textOfHtml(html).split("\n");
  const cells = html.matchAll(/<td class="diff-(deleted|added)line[^>]*>(.*?)<\/td>/gs);
  return Array.from(cells, ([, side, cell = ""]) =>
    `${side} ${textOfHtml(cell)}`.trim(),
  ).toSorted();
}

/** The first place where an answer of the server and one of the stub say different things. */
export function firstDifference(
  server: Json | undefined,
  stub: Json | undefined,
  at: string,
): Difference | undefined {
  if (
    (MESSAGE_TEXT.test(at) && (server === undefined) === (stub === undefined)) ||
    FILE_METADATA.test(at) ||
    SEARCH_HIT.test(at) ||
    isDeepStrictEqual(server, stub)
  )
    return undefined;
  if (typeof server === "string" && typeof stub === "string" && sameText(server, stub))
    return undefined;
  if (isOfOtherVersion(at, server, stub)) return undefined;
  if (
    typeof server === "string" &&
    typeof stub === "string" &&
    newestForm(server) === (server.includes("mw:PageProp/") ? stub : withoutProperties(stub))
  )
    return undefined;
  if (DIFF.test(at) && sameDiff(server, stub)) return undefined;
  if (isJsonObject(server) && isJsonObject(stub)) {
    for (const name of new Set([...Object.keys(server), ...Object.keys(stub)])) {
      const found = firstDifference(server[name], stub[name], `${at}/${name}`);
      if (found) return found;
    }
    return undefined;
  }
  if (server !== undefined && stub !== undefined && isJsonArray(server) && isJsonArray(stub)) {
    // Older versions do not mark pages that were deleted before.
    if (
      isDeepStrictEqual(
        server,
        stub.filter((tag) => tag !== "mw-recreated"),
      )
    )
      return undefined;
    const length = Math.max(server.length, stub.length);
    for (let index = 0; index < length; index += 1) {
      const found = firstDifference(server[index], stub[index], `${at}/${index}`);
      if (found) return found;
    }
    return undefined;
  }
  return { at, server, stub };
}
