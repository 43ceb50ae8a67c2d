/** Runs the sessions in `sessions/`. `UPDATE_GOLDENS=1` writes what the commands print. */
import { execFile } from "node:child_process";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { COMMAND } from "../support/cli.js";
import type { Run } from "../support/cli.js";
import { snapshot, writeFiles } from "../support/files.js";
import type { TestServer } from "../support/http.js";
import { runInProcess } from "../support/in-process.js";
import { REPOSITORY, scratchFolder } from "../support/places.js";
import { servingIn } from "../support/serving.js";
import type { Serving } from "../support/serving.js";
import { isRequest, runRequest } from "./session-http.js";
import { ORIGIN, startSessionServer } from "./session-server.js";
import { mergeOutput, parseSessions, printParts, printSessions } from "./session-text.js";
import type { Part, Session, SessionText, Step } from "./session-text.js";

/** The origin of a session's stub in its text. */
const STUB = "http://stub.test";

const FOLDER = join(import.meta.dirname, "sessions");

/** A stack trace, or what is printed of an unexpected error. */
const STACK = /^\s+at .*:\d+|node:internal|\bis a bug\b/m;

/** Commands that never write, and those that may write although they fail. */
const READING = /^paramsmith (?:check|validate|inspect|matrix|diff(?!.*--fix))\b/;
const PARTIAL = /^paramsmith (?:pull --list|diff)\b/;

/** The programs of a session: the built command, as a package manager installs it. */
interface Place {
  readonly folder: string;
  readonly server: TestServer | undefined;
  readonly env: NodeJS.ProcessEnv;
  /** The servers that the session has started; the last one receives its requests. */
  readonly stubs: Serving[];
}

async function preparePlace(parts: readonly Part[]): Promise<Place> {
  const top = realpathSync(scratchFolder());
  const [folder, bin] = [join(top, "project"), join(top, "bin")];
  for (const each of [folder, bin]) mkdirSync(each);
  symlinkSync(COMMAND, join(bin, "paramsmith"));
  const hasServer = parts.some((part) => part.kind === "file" && part.path.startsWith("www/"));
  return {
    folder,
    server: hasServer ? await startSessionServer(folder) : undefined,
    stubs: [],
    env: {
      PATH: [bin, dirname(process.execPath), process.env["PATH"]].join(delimiter),
      HOME: top,
      LC_ALL: "C",
      REPOSITORY,
      GIT_CONFIG_NOSYSTEM: "1",
      GIT_CONFIG_COUNT: "3",
      GIT_CONFIG_KEY_0: "user.name",
      GIT_CONFIG_VALUE_0: "A",
      GIT_CONFIG_KEY_1: "user.email",
      GIT_CONFIG_VALUE_1: "a@example.org",
      GIT_CONFIG_KEY_2: "init.defaultBranch",
      GIT_CONFIG_VALUE_2: "main",
    },
  };
}

/** Starts a server, sends a request, or stops the server and returns its log. */
async function runServerStep(line: string, cwd: string, stubs: Serving[]): Promise<Run> {
  const stub = stubs.at(-1);
  if (line === "stop") {
    stub?.process.kill("SIGTERM");
    const code = (await stub?.ended) ?? null;
    return { code, out: "", err: stub?.errors().join("\n") ?? "" };
  }
  if (isRequest(line)) return runRequest(line, stub?.url ?? "");
  const started = await servingIn(cwd, ...wordsOf(line).slice(2, -1));
  stubs.push(started);
  return { code: 0, out: started.out(), err: "" };
}

/** Runs a plain call of the command in this process, and anything else in a shell. */
async function runStep({ folder, command }: Step, { env, ...place }: Place): Promise<Run> {
  const cwd = join(place.folder, folder);
  const line = command
    .replaceAll(ORIGIN, place.server?.origin ?? ORIGIN)
    .replaceAll("/REPOSITORY/", REPOSITORY);
  if (isRequest(line) || line === "stop" || /^paramsmith serve .*&$/.test(line))
    return runServerStep(line, cwd, place.stubs);
  const isPlain = !/[|<>;&*$`\\]/.test(line.replaceAll(/'[^']*'/g, ""));
  if (isPlain && line.startsWith("paramsmith")) return runInProcess(cwd, wordsOf(line).slice(1));
  return new Promise((resolve) => {
    execFile("bash", ["-c", line], { cwd, env }, (error, out, err) => {
      resolve({ code: typeof error?.code === "number" ? error.code : 0, out, err });
    });
  });
}

/** The words of a command, some of them in single quotes. */
function wordsOf(line: string): readonly string[] {
  return [...line.matchAll(/(?:'[^']*'|[^\s'])+/g)].map(([word]) => word.replaceAll("'", ""));
}

/** The output of a step as text, without what differs between runs and machines. */
function printRun({ code, out, err }: Run, { folder, server, stubs }: Place): string {
  const errors = err.trimEnd() === "" ? "" : err.trimEnd().replaceAll(/^/gm, "! ");
  const text = [out.trimEnd(), errors, ...(code === 0 ? [] : [`=> ${code}`])]
    .filter((part) => part !== "")
    .join("\n");
  const origin = server?.origin ?? ORIGIN;
  return text
    .replaceAll(folder, "/FOLDER")
    .replaceAll(REPOSITORY, "/REPOSITORY/")
    .replaceAll(origin, ORIGIN)
    .replaceAll(`127.0.0.1-${new URL(origin).port}`, "wiki.test")
    .replaceAll(stubs.at(-1)?.url ?? STUB, STUB)
    .replaceAll(/\d+\.\d\d s\b/g, "N s")
    .replaceAll(/\b[\d.]+ ms\b/g, "N ms")
    .replaceAll(/"(ms|milliseconds)":[\d.]+/g, '"$1":N')
    .replaceAll(/\b\d{2,} (files|new|changed|removed)\b/g, "N $1");
}

/** Runs a step, and checks the laws of all commands. Returns it with its output. */
async function checkedStep(step: Step, place: Place): Promise<Step> {
  const before = filesIn(place.folder);
  const run = await runStep(step, place);
  if (!isRequest(step.command)) expect(run.out + run.err, step.command).not.toMatch(STACK);
  if (step.command.startsWith("paramsmith")) {
    if (run.code === 2) expect(run.out + run.err, step.command).toMatch(/\bhelp"?:/);
    const isReading = READING.test(step.command) || (run.code !== 0 && !PARTIAL.test(step.command));
    if (isReading) expect(filesIn(place.folder), step.command).toEqual(before);
  }
  const { brief, ...rest } = step;
  const output = printRun(run, place);
  const isAsBriefed = brief?.code === run.code && output.includes(brief.text);
  return isAsBriefed ? step : { ...rest, expected: mergeOutput(step.expected, output) };
}

/** The files of a session, without what package managers and caches keep. */
function filesIn(folder: string): Readonly<Record<string, string>> {
  const files = Object.entries(snapshot(folder));
  return Object.fromEntries(files.filter(([path]) => !/^(?:node_modules|\.git)\b/.test(path)));
}

async function runSession({ shared }: SessionText, { parts }: Session): Promise<readonly Part[]> {
  const place = await preparePlace([...shared, ...parts]);
  const result: Part[] = [];
  for (const part of [...shared, ...parts]) {
    if (part.kind === "file") {
      const text = part.text
        .replaceAll("/REPOSITORY/", REPOSITORY)
        .replaceAll(ORIGIN, place.server?.origin ?? ORIGIN);
      writeFiles(place.folder, [{ path: part.path, text }]);
    }
    if (part.kind === "step") {
      // oxlint-disable-next-line no-await-in-loop -- a session is in order
      result.push(await checkedStep(part, place));
    } else result.push(part);
  }
  return result.slice(shared.length);
}

describe.each(readdirSync(FOLDER))("%s", (name) => {
  const file = join(FOLDER, name);
  const text = parseSessions(readFileSync(file, "utf8"));
  const updated = new Map<Session, Session>();

  it.each(text.sessions.map((session) => [session.title, session] as const))(
    "%s",
    async (_, session) => {
      const parts = await runSession(text, session);
      if (process.env["UPDATE_GOLDENS"]) updated.set(session, { ...session, parts });
      else expect(printParts(parts)).toBe(printParts(session.parts));
    },
  );

  afterAll(() => {
    if (updated.size === 0) return;
    const sessions = text.sessions.map((session) => updated.get(session) ?? session);
    writeFileSync(file, printSessions({ ...text, sessions }));
  });
});
