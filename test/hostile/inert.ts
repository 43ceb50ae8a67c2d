import { STYLE } from "../../generator/diff/report/html-style.js";
import type { Finding } from "../../generator/diff/finding.js";
import type { ReportFormat } from "../../generator/diff/report/report.js";
import type { OutputFile } from "../../generator/emit/output.js";
import { MANIFEST } from "../../generator/project/changes.js";
import { strangersIn } from "./generated-code.js";
import { HIDDEN } from "./hidden.js";

/** Names that are devices to Windows, with any ending. */
const DEVICES = /^(?:con|prn|aux|nul|conin\$|conout\$|(?:com|lpt)[\d\u00B9\u00B2\u00B3])(?:\.|$)/i;

/** What in a text of several lines steers a terminal or hides from a reader. */
export function hiddenIn(text: string): readonly string[] {
  return [...text.replaceAll("\n", "").matchAll(HIDDEN)].map(([char]) => JSON.stringify(char));
}

/** The tool's own, and hidden on purpose. */
const OWN = new Set([MANIFEST]);

/** What in a generated file is not as if all texts of the spec were harmless. */
export function fileFindings({ path, text }: OutputFile): readonly string[] {
  return [...(OWN.has(path) ? [] : pathFindings(path)), ...textFindings(path, text)].map(
    (found) => `${path}: ${found}`,
  );
}

function textFindings(path: string, text: string): readonly string[] {
  if (/\.[jt]s$/.test(path)) return strangersIn(path, text);
  if (path.endsWith(".json")) return [...hiddenIn(text), ...jsonFindings(text)];
  return [...hiddenIn(text), ...markdownFindings(text)];
}

/** A path stays below its folder on every system. */
export function pathFindings(path: string): readonly string[] {
  const parts = path.split("/");
  return [
    ...(parts.some((part) => part === "" || /^\.|[. ]$/.test(part)) ? ["leaves its folder"] : []),
    ...(/[\\:*?"<>|#%]/.test(path) ? ["holds what a path cannot hold"] : []),
    ...(parts.some((part) => DEVICES.test(part)) ? ["is a device"] : []),
    ...(parts.some((part) => Buffer.byteLength(part) > 255) ? ["is too long"] : []),
    ...hiddenIn(path.replaceAll("\n", "\u0000")),
  ];
}

function jsonFindings(text: string): readonly string[] {
  try {
    JSON.parse(text);
    return [];
  } catch (error) {
    return [String(error)];
  }
}

/** What in a report is not as if all texts of the specs were harmless. */
export function reportFindings(
  format: ReportFormat,
  text: string,
  findings: readonly Finding[],
): readonly string[] {
  return [...hiddenIn(text), ...ofFormat(format, text, findings)];
}

function ofFormat(
  format: ReportFormat,
  text: string,
  findings: readonly Finding[],
): readonly string[] {
  switch (format) {
    case "text":
      return [];
    case "json":
    case "sarif":
      return jsonFindings(text);
    case "markdown":
      return markdownFindings(text);
    case "github":
      return githubFindings(text, findings);
    case "junit":
      return xmlFindings(text);
    case "html":
      return htmlFindings(text);
  }
}

/** A command for each changed line, whose properties hold no end of a property; then one line. */
function githubFindings(text: string, findings: readonly Finding[]): readonly string[] {
  const lines = new Set(
    findings.map(({ positions: { old, new: next } }) =>
      next ? `${next.file} ${next.line}` : old ? "removed" : "nowhere",
    ),
  );
  const commands = text.split("\n").slice(0, -2);
  const property = "(?:file|line|col|title)=[^:,\\n]*";
  const command = new RegExp(`^::(?:error|warning|notice) ${property}(?:,${property})*::`);
  return [
    ...(lines.size > 0 && commands.length !== lines.size ? [`${commands.length} commands`] : []),
    ...commands.filter((line) => !command.test(line)),
    ...[...text.matchAll(/%(?!25|0A|0D|3A|2C)/g)].map(() => "a bare percent sign"),
  ];
}

const ENTITY = /&(?!(?:amp|lt|gt|quot|#39);)/;

/** Elements and attributes are those of JUnit, and they close. */
function xmlFindings(text: string): readonly string[] {
  const [, ...tags] = [...text.matchAll(/<[^>]*>/g)].map(([tag]) => tag);
  const known =
    /^<\/?(?:testsuites|testsuite|testcase|failure|system-out)(?: (?:name|tests|failures|errors|skipped|classname|file|line|message|type)="[^"<&]*(?:&[a-z]+;[^"<&]*)*")*\/?>$/;
  const open: string[] = [];
  const badlyNested = tags.filter((tag) => {
    const name = /[\w-]+/.exec(tag)?.[0] ?? "";
    if (tag.startsWith("</")) return open.pop() !== name;
    if (!tag.endsWith("/>")) open.push(name);
    return false;
  });
  return [
    ...tags.filter((tag) => !known.test(tag)),
    ...badlyNested,
    ...open,
    ...(ENTITY.test(text) ? ["an entity that XML does not have"] : []),
    ...(/[\uFFFE\uFFFF]/.test(text) ? ["a character that XML does not have"] : []),
  ];
}

/** Elements and attributes are those of the page, which has no script. */
function htmlFindings(page: string): readonly string[] {
  const text = page.replace(STYLE, "");
  const tags = [...text.matchAll(/<[^>]*>?/g)].map(([tag]) => tag);
  const known =
    /^<(?:!doctype html|\/?[a-z]+[1-6]?(?: (?:href="#[\w-]*"|(?:aria-[a-z]+|autocomplete|charset|checked|class|content|data-[a-z]+|for|hidden|http-equiv|id|lang|name|placeholder|role|scope|spellcheck|tabindex|title|type|value)(?:="[^"<>]*")?))*)>$/;
  const elements =
    /^<(?:!doctype|\/?(?:a|article|b|body|button|caption|code|dd|details|div|dl|dt|fieldset|form|h[1-6]|head|header|html|input|label|legend|li|main|mark|meta|nav|option|p|pre|section|select|span|strong|style|summary|table|tbody|td|tfoot|th|thead|title|tr|ul))(?: |>)/;
  const scripts = tags.filter((tag) => /^<\/?(?:script|style)/.test(tag));
  return [
    ...tags.filter((tag) => !known.test(tag) || !elements.test(tag)),
    ...(scripts.length === 2 ? [] : scripts),
    ...(ENTITY.test(text) ? ["an entity that nobody wrote"] : []),
  ];
}

/** Outside of code there is no markup but the generator's: no links, no addresses, no mentions, no cells. */
function markdownFindings(text: string): readonly string[] {
  return text.split("\n").flatMap((line) => {
    const prose = withoutCode(line).replaceAll(/\\[!-/:-@[-`{-~]|&(?:#\d+|amp|lt);/g, "");
    const own = prose
      .replace(/\[(?:[a-z0-9-]+)\/\]\((?:[a-z0-9-]+)\/\)/, "")
      .replace(/^#{1,3} /, "")
      .replaceAll(/\*\*(?:major|minor|patch)\*\*/g, "");
    const isTable = own.startsWith("| ") || own.startsWith("|---");
    return [
      ...(/[<[\]*_~$@]|^>|!\[|https?:\/\/|www\.|#\d/.test(isTable ? own.replaceAll("|", "") : own)
        ? [line]
        : []),
      ...(!isTable && own.includes("|") ? [line] : []),
      ...(isTable && ![4, 5, 3].includes(own.split("|").length - 1) ? [line] : []),
    ];
  });
}

/** A line without its code spans, as CommonMark finds them: a run of backticks closes with one as long. */
function withoutCode(line: string): string {
  let rest = line;
  let prose = "";
  for (;;) {
    const open = /(?<!\\)`+/.exec(rest);
    if (!open) return prose + rest;
    const [run] = open;
    prose += rest.slice(0, open.index);
    const after = rest.slice(open.index + run.length);
    const close = new RegExp(`(?<!\`)${run}(?!\`)`).exec(after);
    if (!close) return prose + run + after;
    rest = after.slice(close.index + run.length);
  }
}
