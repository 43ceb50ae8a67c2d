import { readFileSync } from "node:fs";
import { GIF, JPEG, pngOf } from "./sample-images.ts";
import type { Files } from "./sending.ts";
import { PASSWORDS } from "./server.ts";
import type { UserName } from "./server.ts";

/** One request that changes a wiki. */
export interface Step {
  readonly action: string;
  /** Default: nobody has logged in. */
  readonly user?: UserName;
  /** The type of the token. Default: `csrf`. */
  readonly token?: string;
  readonly params: Readonly<Record<string, string>>;
  /** Later steps refer to the response by this name. */
  readonly as?: string;
  /** Parameters whose values are members of an earlier response, or a path from its root: `edit.newrevid`. */
  readonly from?: Readonly<Record<string, readonly [as: string, member: string]>>;
  readonly files?: Files;
  /** Files for the stub in place of these: it reads exports in JSON. */
  readonly stubFiles?: Files;
  /** Queries that show what the step changes. */
  readonly effects: readonly string[];
}

/** The names of the tables in `steps/`. */
export const STEP_TABLES = [
  "writes",
  "page-writes",
  "user-writes",
  "file-writes",
  "admin-writes",
] as const;

/** The types of the tokens of actions. Default: `csrf`. */
const TOKENS: Readonly<Record<string, string>> = {
  createaccount: "createaccount",
  patrol: "patrol",
  rollback: "rollback",
  userrights: "userrights",
  watch: "watch",
};

const FILES = /^(?:file|chunk|xml)=/;

/** Reads a table of `steps/`; the first lines of page-writes.txt describe its form. */
export function readSteps(name: (typeof STEP_TABLES)[number]): readonly Step[] {
  const text = readFileSync(new URL(`steps/${name}.txt`, import.meta.url), "utf8");
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("# "));
  const queries = lines.filter((line) => line.startsWith("?")).map((line) => pairOf(line, " "));
  return lines
    .filter((line) => !line.startsWith("?"))
    .map((line) => {
      const step = stepOf(line);
      const effects = ["?", `?${step.action}`].flatMap((mark) =>
        queries.flatMap(([of, query]) => (of === mark ? [query] : [])),
      );
      return { ...step, effects: effects.map((query) => withParams(query, step.params)) };
    });
}

/** A query with the parameters of a step in the place of `$` and their names. */
function withParams(query: string, params: Step["params"]): string {
  const { title = "", filename = "X.png" } = params;
  return query
    .replaceAll("$title", () => encodeURIComponent(title))
    .replaceAll("$filename", () => encodeURIComponent(filename));
}

/** The options are `token=TYPE`, `as=NAME`, `PARAMETER<NAME.MEMBER` and files. */
function stepOf(line: string): Omit<Step, "effects"> {
  const [user = "", action = "", params = "", options = ""] = line.split("\t");
  const words = options.split(" ").filter((word) => word !== "");
  const valueOf = (name: string): string | undefined =>
    words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
  const token = valueOf("token") ?? TOKENS[action];
  const as = valueOf("as");
  const files = words.filter((word) => FILES.test(word)).map((word) => pairOf(word, "="));
  const from = words
    .filter((word) => word.includes("<"))
    .map((word) => {
      const [name, source] = pairOf(word, "<");
      return [name, pairOf(source, ".")] as const;
    });
  return {
    action,
    ...(isUserName(user) && { user }),
    ...(token !== undefined && { token }),
    params: Object.fromEntries(new URLSearchParams(params)),
    ...(as !== undefined && { as }),
    ...(from.length > 0 && { from: Object.fromEntries(from) }),
    ...(files.length > 0 && {
      files: Object.fromEntries(files.map(([name, bytes]) => [name, bytesOf(bytes)])),
    }),
    ...(action === "import" &&
      files.length > 0 && {
        stubFiles: Object.fromEntries(files.map(([name, bytes]) => [name, stubBytesOf(bytes)])),
      }),
  };
}

function pairOf(word: string, separator: string): readonly [string, string] {
  const at = word.indexOf(separator);
  return [word.slice(0, at), word.slice(at + 1)];
}

function isUserName(name: string): name is UserName {
  return Object.hasOwn(PASSWORDS, name);
}

/** An image that is sent in parts. */
const LONG = pngOf(90, 90, 0, 3000);

/** The bytes of a file: `png:WIDTH,HEIGHT,COLOUR`, `long:START,END`, `export:BEFORE,AFTER`, `text:a_b`, `gif` or `jpeg`. */
function bytesOf(description: string): Uint8Array {
  const [kind, parameters = ""] = description.split(":");
  const [first = 0, second = 0, third] = parameters.split(",").map(Number);
  switch (kind) {
    case "png":
      return pngOf(first, second, third);
    case "long":
      return LONG.subarray(first, second);
    case "gif":
      return GIF;
    case "jpeg":
      return JPEG;
    case "export":
      return exportAs("xml", parameters);
    default:
      return new TextEncoder().encode(parameters.replaceAll("_", " "));
  }
}

/** The same for the stub, which reads exports in JSON. */
function stubBytesOf(description: string): Uint8Array {
  const [kind, parameters = ""] = description.split(":");
  return kind === "export" ? exportAs("json", parameters) : bytesOf(description);
}

/** The export in `steps/`, perhaps with another time in place of one that it has. */
function exportAs(format: "json" | "xml", times: string): Uint8Array {
  const text = readFileSync(new URL(`steps/export.${format}`, import.meta.url), "utf8");
  const [before = "", after = ""] = times.split(",");
  return new TextEncoder().encode(before === "" ? text : text.replaceAll(before, after));
}
