/**
 * The commands `pull` and `learn` against servers, as texts: the cases of `cases/*.txt`. A case is:
 *
 * ```text
 * == title
 * file NAME TEXT        a file that is there before
 * limits JSON           limits of the pull that differ from those of tests
 * [Nx] WORD… => REPLY   a request with all these words in its URL, `Accept` or `Cookie` gets this reply, N times
 * [N]$ pull URL WORD…   a command, N times; several run one after the other
 * show NAME POINTER     shows a part of a written file
 * requests              shows the requests
 * --
 * its exit code and lines, diagnostics, waits in milliseconds, and what is shown: `UPDATE_GOLDENS=1` writes this
 * ```
 *
 * A reply is `[STATUS] [NAME: VALUE;…] [BODY]`, `!CODE` for an error of the network, or `@wiki` for a small wiki,
 * which replies to all other requests for `api.php`. `@end` before it aborts the signal. `<x*9>` is nine times x,
 * and `<1..9 x%>` is `x1,x2` and
 * so on; `%+` is the next number. `@late` is no reply.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { isObject } from "../../../generator/base/json.js";
import { learnCommand } from "../../../generator/cli/run-learn.js";
import { pullCommand } from "../../../generator/cli/run-pull.js";
import type { CommandOutcome } from "../../../generator/cli/outcome.js";
import { pull, pullWithHelp } from "../../../generator/wiki/pull.js";
import type { Reply } from "../support/http.js";
import { writeFiles } from "../support/files.js";
import { scratchFolder } from "../support/places.js";
import { LIMITS, SMALL_WIKI, testClock, wikiApi } from "../support/wiki-api.js";

const FOLDER = fileURLToPath(new URL("cases/", import.meta.url));

interface Rule {
  readonly words: readonly string[];
  readonly reply: string;
  left: number;
}

interface Case {
  readonly title: string;
  readonly lines: readonly string[];
  readonly expected: string;
}

function parseCases(text: string): readonly Case[] {
  return text
    .replaceAll(/^#.*\n/gm, "")
    .split(/^== /m)
    .slice(1)
    .map((block) => {
      const [head = "", expected = ""] = block.split(/^--\n/m);
      const [title = "", ...lines] = head.trim().split("\n");
      return { title, lines, expected: expected.trim() };
    });
}

function parseRule(line: string): readonly Rule[] {
  const [, count, words = "", reply = ""] = /^(?:(\d+)x )?(.*?) => ?(.*)$/.exec(line) ?? [];
  if (reply === "" && words === "") return [];
  return [{ words: words.split(" "), reply, left: Number(count ?? Infinity) }];
}

function parseReply(text: string): Reply {
  const body = text
    .replaceAll(/<1\.\.(\d+) ([^<>]*)>/g, (_, count, part: string) =>
      Array.from({ length: Number(count) }, (_each, index) =>
        part.replaceAll("%+", String(index + 2)).replaceAll("%", String(index + 1)),
      ).join(),
    )
    .replaceAll(/<([^<>]{1,20})\*(\d+)>/g, (_, part: string, count) => part.repeat(Number(count)));
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

/** A server, as `fetch` sees it, and the requests that it gets. */
function serverOf(rules: readonly Rule[], abort: () => void) {
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
      typeof init?.body === "string" || init?.body instanceof URLSearchParams
        ? decodeURIComponent(init.body.toString())
        : "",
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
    const query = Object.fromEntries(new URL(url).searchParams);
    const {
      status,
      headers: given,
      body,
    } = reply === "@wiki"
      ? wikiApi(SMALL_WIKI)({ path: "", query, headers: {} })
      : parseReply(reply);
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

function partAt(value: unknown, pointer: string): unknown {
  const steps = pointer.split("/").slice(1);
  return steps.reduce<unknown>(
    (part, step) => (isObject(part) || Array.isArray(part) ? Object(part)[step] : undefined),
    value,
  );
}

function shownOutcome({ exitCode, lines, diagnostics }: CommandOutcome): string {
  return [
    ["exit", String(exitCode), ...lines.filter((line) => !line.startsWith("Next:"))].join(" "),
    ...diagnostics.map(({ severity, code, position, message }) => {
      return `  ${severity}[${code}] ${position?.file ?? "-"}: ${message}`;
    }),
  ]
    .join("\n")
    .replace(/^(exit \d)\n /, "$1");
}

function shortened(_: string, start: string, rest: string): string {
  return `${start}… and ${rest.length} more`;
}

/** What comes of a case. */
async function resultOf(lines: readonly string[]): Promise<string> {
  const cwd = scratchFolder();
  mkdirSync(join(cwd, "node_modules"));
  const controller = new AbortController();
  const { requests, fetch } = serverOf(lines.flatMap(parseRule), () =>
    controller.abort(new Error("enough")),
  );
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
    if (command === "requests")
      shown.push(...requests.map((each) => each.replace(/^(.{250})(.{50,})$/s, shortened)));
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
    const content = option("--content")?.split("|");
    const helper = more.includes("--help-texts") ? pullWithHelp : pull;
    try {
      // oxlint-disable-next-line no-await-in-loop -- one command after the other
      const outcome = await (name === "pull"
        ? pullCommand({ ...common, limits, pull: helper, ...(content && { content }) })
        : learnCommand({ ...common, cookieFile: option("--cookie-file"), timeoutSeconds: 5 }));
      shown.push(shownOutcome(outcome));
    } catch (error) {
      if (!controller.signal.aborted) throw error;
      shown.push(`throws ${String(error)}`);
    }
  }
  if (clock.slept.length > 0) shown.push(`waits ${clock.slept.join(" ")}`);
  return shown.join("\n");
}

describe.each(readdirSync(FOLDER))("%s", (name) => {
  const file = join(FOLDER, name);

  it.each(parseCases(readFileSync(file, "utf8")))("$title", async ({ title, lines, expected }) => {
    const result = await resultOf(lines);
    if (process.env["UPDATE_GOLDENS"] === "1") {
      const blocks = readFileSync(file, "utf8").split(/^(?=== )/m);
      const updated = blocks.map((block) =>
        block.startsWith(`== ${title}\n`)
          ? `${block.split(/^--\n/m)[0]?.trimEnd()}\n--\n${result}\n\n`
          : block,
      );
      writeFileSync(file, `${updated.join("").trimEnd()}\n`);
    } else expect(result).toBe(expected);
  });
});
