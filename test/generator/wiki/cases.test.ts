/**
 * The commands `pull` and `learn` against servers, as texts: the cases of `cases/*.txt`. A case is:
 *
 * ```text
 * == title
 * file NAME TEXT        a file that is there before
 * limits JSON           limits of the pull that differ from those of tests
 * [Nx] WORD… => REPLY   a request with all these words in its URL, `Accept` or `Cookie` gets this reply, N times
 * module PATH PREFIX NAME:TYPE…   a module of the wiki and of `wiki/catalogue.json`: a type is a name, `(a|b)` for one
 *                       of several values, `[a|b]` for several, and may have `=DEFAULT` and `#TOKENTYPE`;
 *                       `prop`, `generator` and `writes` are words of their own
 * scenario JSON         the scenario of all `learn` commands
 * known JSON            a known result, or corrections
 * record REQUEST => JSON          a recorded exchange in `answers.jsonl`, which is new after each command
 * [N]$ pull URL WORD…   a command, N times; several run one after the other
 * show NAME POINTER     shows a part of a written file
 * results               shows the learned results: `?` is optional, `*` a map, and `seen` is left out
 * requests WORD… !WORD…  shows the requests, those with the words, and without those after `!`
 * --
 * its exit code and lines, diagnostics, waits in milliseconds, and what is shown: `UPDATE_GOLDENS=1` writes this
 * ```
 *
 * A reply is `[STATUS] [NAME: VALUE;…] [BODY]`, `!CODE` for an error of the network, or `@wiki` for a small wiki,
 * which replies to all other requests for `api.php`. `@end` before it aborts the signal. `<x*9>` is nine times x,
 * and `<1..9 x%>` is `x1,x2` and
 * so on; `%+` is the next number. `@late` is no reply.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { isObject } from "../../../generator/base/json.js";
import type { UnknownObject } from "../../../generator/base/json.js";
import { learnCommand } from "../../../generator/cli/run-learn.js";
import { pullCommand } from "../../../generator/cli/run-pull.js";
import { result as validateResult } from "../../../generator/spec/source/validators.js";
import type { Scenario } from "../../../generator/spec/source/types.js";
import type { CommandOutcome } from "../../../generator/cli/outcome.js";
import { pull, pullWithHelp } from "../../../generator/wiki/pull.js";
import { json } from "../support/http.js";
import type { Reply } from "../support/http.js";
import { writeFiles } from "../support/files.js";
import { describeCases } from "../support/text-cases.js";
import { scratchFolder } from "../support/places.js";
import type { Json } from "../support/specs.js";
import {
  chooser,
  LIMITS,
  SMALL_WIKI,
  testClock,
  wikiApi,
  wikiModule,
} from "../support/wiki-api.js";

interface Rule {
  readonly words: readonly string[];
  readonly reply: string;
  left: number;
}

function parseRule(line: string): readonly Rule[] {
  const [, count, words = "", reply = ""] = /^(?:(\d+)x )?(.*?) => ?(.*)$/.exec(line) ?? [];
  if (reply === "" && words === "") return [];
  return [{ words: words.split(" "), reply, left: Number(count ?? Infinity) }];
}

function expanded(text: string): string {
  return text
    .replaceAll(/<1\.\.(\d+) ([^<>]*)>/g, (_, count, part: string) =>
      Array.from({ length: Number(count) }, (_each, index) =>
        part.replaceAll("%+", String(index + 2)).replaceAll("%", String(index + 1)),
      ).join(),
    )
    .replaceAll(/<([^<>]{1,20})\*(\d+)>/g, (_, part: string, count) => part.repeat(Number(count)));
}

/** The lines of a recorded exchange; a request that is no query is a line as it is. */
function expandedRecord(request: string, response: string): readonly string[] {
  const [, count = "1", query = ""] = /^(?:(\d+)x )?(.*)$/s.exec(request) ?? [];
  if (response === "") return [expanded(query)];
  const line = `{"request":${JSON.stringify(query)},"response":${expanded(response)}}`;
  return Array.from({ length: Number(count) }, (_, index) =>
    line.replaceAll("{n}", String(index + 1)),
  );
}

function parseReply(text: string): Reply {
  const body = expanded(text);
  const [, status = "200", head = "", rest = ""] =
    /^(\d{3})?\s*((?:[\w-]+: \S[^{<[]*?;(?: |$))*)(.*)$/s.exec(body) ?? [];
  const headers = [...head.matchAll(/([\w-]+): (\S.*?);(?: |$)/g)].map(([, name, value]) => [
    name,
    value,
  ]);
  const type = rest.startsWith("<") ? "text/html" : "application/json";
  return {
    status: Number(status),
    headers: { "content-type": type, ...Object.fromEntries(headers) },
    body: rest,
  };
}

async function formText(body: unknown): Promise<readonly string[]> {
  if (body instanceof URLSearchParams) return [decodeURIComponent(body.toString())];
  if (!(body instanceof FormData)) return [];
  return Promise.all(
    [...body].map(async ([name, value]) =>
      typeof value === "string"
        ? `${name}=${value}`
        : `${name}=${value.name}: ${await value.text()}`,
    ),
  );
}

/** A server, as `fetch` sees it, and the requests that it gets. */
function serverOf(rules: readonly Rule[], modules: readonly Json[], abort: () => void) {
  const requests: string[] = [];
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const url = input instanceof Request ? input.url : input.toString();
    const headers = new Headers(init?.headers);
    expect([init?.redirect, init?.credentials]).toEqual(["manual", "omit"]);
    const shown = decodeURIComponent(url.replaceAll("+", " "));
    const sent = [
      init?.method,
      shown.replace(/format=json&(formatversion=1&)?uselang=en&maxlag=5&/, ""),
      headers.get("accept")?.replace("application/json, */*;q=0.1", ""),
      headers.get("cookie"),
      ...(await formText(init?.body)),
    ];
    const request = sent.filter((each) => each).join(" ");
    requests.push(request);
    const rule = rules.find(
      ({ words, left }) =>
        left > 0 && words.every((word) => word === "*" || request.includes(word)),
    );
    if (rule) rule.left -= 1;
    const isApi = new URL(url).pathname.endsWith("api.php");
    const [, end, reply = ""] =
      /^(@end ?)?(.*)$/s.exec(rule?.reply ?? (isApi ? "@wiki" : "404")) ?? [];
    if (end !== undefined) abort();
    if (reply === "") init?.signal?.throwIfAborted();
    if (reply === "@late")
      await new Promise((_, reject) => {
        init?.signal?.addEventListener("abort", reject);
      });
    if (reply.startsWith("!"))
      throw new TypeError("fetch failed", {
        cause: Object.assign(new Error("Odd."), { code: reply.slice(1) }),
      });
    const query: Readonly<Record<string, string>> = Object.fromEntries(new URL(url).searchParams);
    const isOther = query["action"] === "query" && query["siprop"]?.startsWith("general") !== true;
    const {
      status,
      headers: given,
      body,
    } = reply !== "@wiki"
      ? parseReply(reply)
      : isOther
        ? json({ batchcomplete: "" })
        : wikiApi(modules)({ path: "", query, headers: {} });
    const hasBody = status === undefined || ![204, 304].includes(status);
    return new Response(hasBody ? (body ?? "") : undefined, {
      status: status ?? 200,
      headers: given ?? {},
    });
  };
  return { requests, fetch };
}

/** The words of a command; a quoted word may have spaces. */
function wordsOf(line: string): readonly string[] {
  return [...line.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare = ""]) => quoted ?? bare);
}

function parseModule(words: readonly string[]): Json {
  const [, path = "", prefix = "", ...parameters] = words;
  const usual = path.startsWith("query+") ? "list" : "action";
  return {
    ...wikiModule(path, parameters.filter((each) => each.includes(":")).map(parseParameter)),
    prefix: prefix === "-" ? "" : prefix,
    group: parameters.includes("prop") ? "prop" : usual,
    readrights: "",
    ...(parameters.includes("generator") && { generator: "" }),
    ...(parameters.includes("writes") && { writerights: "", mustbeposted: "" }),
  };
}

function parseParameter(text: string, index: number): Json {
  const [, name = "", type = "", usual, token] =
    /^([^:]+):(\[.*\]|\(.*\)|\w+)(?:=([^#]*))?(?:#(\w+))?$/.exec(text) ?? [];
  const values = type.slice(1, -1).split("|");
  return {
    index: index + 1,
    name,
    type: /^[[(]/.test(type) ? values : type,
    ...(type.startsWith("[") && { multi: "", lowlimit: 50, highlimit: 500, limit: 50 }),
    ...(usual !== undefined && { default: usual }),
    ...(token !== undefined && { tokentype: token }),
  };
}

/** The modules of a case and those above them. */
function catalogueOf(modules: readonly Json[]): readonly Json[] {
  const paths = modules.map(({ path }) => String(path));
  const actions = paths.filter((path) => !path.includes("+"));
  const lists = paths.filter((path) => path.includes("+"));
  return [
    chooser("main", ...new Set(["query", "json", ...actions])),
    chooser("query", ...lists),
    { ...wikiModule("json"), group: "format" },
    ...modules.filter(({ path }) => path !== "query"),
  ];
}

/** A result in short. */
function shapeText(shape: unknown): string {
  if (!isObject(shape)) return String(shape);
  const { list, map, record, anyOf, enumOf, emptyIsList, tuple } = shape;
  const flag = emptyIsList === true ? "/[]" : "";
  if (list !== undefined) return `[${shapeText(list)}]`;
  if (map !== undefined) return `{*: ${shapeText(map)}}${flag}`;
  if (isObject(record)) return `{${fieldsText(record)}}${flag}`;
  if (Array.isArray(tuple)) return `(${tuple.map(shapeText).join(", ")})`;
  return Array.isArray(anyOf) ? anyOf.map(shapeText).join(" or ") : `=${String(enumOf)}`;
}

function fieldsText(fields: UnknownObject): string {
  return Object.entries(fields)
    .map(([name, field]) => {
      const { is, optional, seen: _, ...more } = isObject(field) ? field : {};
      const others = Object.entries(more).map(([key, value]) => ` ${key} ${JSON.stringify(value)}`);
      return `${name}${optional === true ? "?" : ""}: ${shapeText(is)}${others.join("")}`;
    })
    .join(", ");
}

function resultTexts(folder: string): readonly string[] {
  if (!existsSync(folder)) return ["no results"];
  const names = readdirSync(folder).filter((each) => each !== "corrections.json");
  return names.map((name) => {
    const result: UnknownObject = JSON.parse(readFileSync(join(folder, name), "utf8"));
    expect([name, validateResult(result)]).toEqual([name, true]);
    const { module: _, $schema: _schema, response, generator, bodies, ...more } = result;
    const all = Array.isArray(bodies) ? bodies : [];
    return [
      name,
      ...Object.entries(more).map(([key, value]) => `${key} ${JSON.stringify(value)}`),
      ...(isObject(response) ? [fieldsText(response)] : []),
      ...(isObject(generator) ? [`generator ${fieldsText(generator)}`] : []),
      ...all.map((body: unknown) => `body ${fieldsText({ "": body })}`),
    ].join("\n  ");
  });
}

function partAt(value: unknown, pointer: string): unknown {
  const steps = pointer.split("/").slice(1);
  return steps.reduce<unknown>(
    (part, step) => (isObject(part) || Array.isArray(part) ? Object(part)[step] : undefined),
    value,
  );
}

function shownOutcome({ exitCode, lines, diagnostics }: CommandOutcome): string {
  return [
    [
      "exit",
      String(exitCode),
      ...lines.filter((line) => /^Wrote|^Nothing|up to date/.test(line)),
    ].join(" "),
    ...diagnostics.map(({ severity, code, position, message }) => {
      return `  ${severity}[${code}] ${position?.file ?? "-"}: ${message}`;
    }),
  ]
    .join("\n")
    .replace(/^(exit \d)\n /, "$1");
}

/** Selects requests by words that they have, and with `!` do not have. */
function filterOf(line: string): (request: string) => boolean {
  const [, ...words] = line.split(" ");
  return (request) =>
    words.every((word) =>
      word.startsWith("!") ? !request.includes(word.slice(1)) : request.includes(word),
    );
}

/** A request on one line. `v2` has format version 2. */
function shortRequest(request: string): string {
  return request
    .replace("format=json&formatversion=2&uselang=en&maxlag=5&", "v2 ")
    .replaceAll("\n", String.raw`\n`)
    .replace(/^(.{250})(.{50,})$/, (_, start: string, rest: string) => {
      return `${start}… and ${rest.length} more`;
    });
}

/** What comes of a case. */
async function resultOf(lines: readonly string[]): Promise<string> {
  const cwd = scratchFolder();
  mkdirSync(join(cwd, "node_modules"));
  const controller = new AbortController();
  const modules = lines
    .filter((line) => line.startsWith("module "))
    .map((line) => parseModule(wordsOf(expanded(line))));
  const catalogue = modules.length > 0 ? catalogueOf(modules) : SMALL_WIKI;
  if (modules.length > 0)
    writeFiles(cwd, [
      {
        path: "wiki/catalogue.json",
        text: JSON.stringify({
          paraminfo: {
            modules: catalogue.filter(
              ({ path }) => path !== "main" && path !== "json" && path !== "query",
            ),
          },
        }),
      },
    ]);
  const { requests, fetch } = serverOf(lines.flatMap(parseRule), catalogue, () =>
    controller.abort(new Error("enough")),
  );
  let records: string[] = [];
  const clock = testClock();
  const shown: string[] = [];
  let limits = LIMITS;
  const steps = lines.flatMap((line) => {
    const [, count = "1", command = line] = /^(\d+)(\$.*)$/.exec(line) ?? [];
    return Array.from({ length: Number(count) }, () => command);
  });
  for (const line of steps) {
    const [command = "", name = "", ...more] = wordsOf(line);
    const text = line.split(" ").slice(2).join(" ");
    const option = (flag: string): string | undefined => {
      return more.includes(flag) ? (more[more.indexOf(flag) + 1] ?? "") : undefined;
    };
    if (command === "file") writeFiles(cwd, [{ path: name, text: text.replaceAll("\\n", "\n") }]);
    if (command === "limits") limits = { ...LIMITS, ...JSON.parse(line.slice("limits ".length)) };
    if (command === "requests") shown.push(...requests.filter(filterOf(line)).map(shortRequest));
    if (command === "results") shown.push(...resultTexts(join(cwd, "wiki", "results")));
    if (command === "known") {
      const value: UnknownObject = JSON.parse(expanded(line.slice("known ".length)));
      const file =
        typeof value["module"] === "string" ? value["module"].replace("query+", "") : "corrections";
      writeFiles(cwd, [{ path: `wiki/results/${file}.json`, text: JSON.stringify(value) }]);
    }
    if (command === "record") {
      const [request = "", response = ""] = line.slice("record ".length).split(" => ");
      records.push(...expandedRecord(request, response));
      writeFiles(cwd, [{ path: "answers.jsonl", text: records.join("\n") }]);
    }
    if (command === "show") {
      const file = join(cwd, name);
      const value: unknown = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : "no file";
      shown.push(`${name} ${more.join()}: ${JSON.stringify(partAt(value, more[0] ?? ""))}`);
    }
    if (command !== "$") continue;
    const [address = ""] = more;
    const common = {
      cwd,
      address,
      out: more.includes("--out") ? option("--out") || undefined : "wiki",
      modules: (option("--modules") ?? "query+*").split(","),
      userAgent: "paramsmith/0 (a test)",
      environment: { ...clock.environment, fetch },
      signal: controller.signal,
    };
    const scenario: Scenario | undefined =
      JSON.parse(
        steps.find((each) => each.startsWith("scenario "))?.slice("scenario ".length) ?? "null",
      ) ?? undefined;
    const content = option("--content")?.split("|");
    const helper = more.includes("--help-texts") ? pullWithHelp : pull;
    try {
      // oxlint-disable-next-line no-await-in-loop -- one command after the other
      const outcome = await (name === "pull"
        ? pullCommand({ ...common, limits, pull: helper, ...(content && { content }) })
        : learnCommand({
            ...common,
            cookieFile: option("--cookie-file"),
            timeoutSeconds: 5,
            ...(scenario && { scenario: { value: scenario, run: "r" } }),
          }));
      shown.push(shownOutcome(outcome));
      records = [];
    } catch (error) {
      if (!controller.signal.aborted) throw error;
      shown.push(`throws ${String(error)}`);
    }
  }
  if (clock.slept.length > 0) shown.push(`waits ${clock.slept.join(" ")}`);
  return shown.join("\n");
}

describeCases(new URL("cases/", import.meta.url), resultOf);
