import type { Report } from "../data/data-issue.js";

/** The form of a value: a type, a list of one form, or an object; the member `*` is the form of all members. */
type Shape = Plain | `${Plain}?` | readonly [Shape, "required"?] | Members;

type Plain = "string" | "number" | "object" | "string or object";

interface Members {
  readonly [member: string]: Shape;
}

const TEXTS = ["string"] as const;
const OBJECTS = ["object"] as const;
const NAMES = ["string or object"] as const;

const REVISION: Members = {
  text: "string",
  user: "string?",
  comment: "string?",
  timestamp: "string?",
  contentmodel: "string?",
  revid: "number?",
  tags: TEXTS,
};

const FILE: Members = {
  user: "string?",
  comment: "string?",
  timestamp: "string?",
  size: "number?",
  sha1: "string?",
};

const PROTECTION: Members = { type: "string", level: "string", expiry: "string?" };

/** The data of a wiki, as far as making a wiki depends on it. */
const DATA: Members = {
  $schema: "string?",
  site: {
    general: "object?",
    namespaces: { "*": { id: "number", name: "string" } },
    namespacealiases: [{ id: "number", alias: "string" }],
    interwikimap: [{ prefix: "string", url: "string" }],
    usergroups: OBJECTS,
    userinfo: "object?",
    statistics: "object?",
  },
  namespaces: [{ id: "number", name: "string", aliases: TEXTS }],
  users: [{ name: "string", userid: "number?", registration: "string?", groups: NAMES }],
  pages: [
    {
      title: "string",
      pageid: "number?",
      text: "string?",
      revisions: [REVISION],
      contentmodel: "string?",
      language: "string?",
      categories: NAMES,
      links: TEXTS,
      templates: TEXTS,
      images: TEXTS,
      extlinks: TEXTS,
      langlinks: [{ lang: "string", title: "string" }],
      iwlinks: [{ prefix: "string", title: "string" }],
      redirect: "string?",
      props: { "*": "string" },
      protection: [PROTECTION],
      file: [FILE],
    },
  ],
  deleted: [{ title: "string", user: "string?", revisions: [REVISION, "required"], file: [FILE] }],
  logs: [{ type: "string", action: "string", title: "string", user: "string?", tags: TEXTS }],
  blocks: [{ user: "string", by: "string?", expiry: "string?", pages: TEXTS }],
  tags: [{ name: "string", source: TEXTS }],
  protectedtitles: [{ title: "string", level: "string", user: "string?" }],
  watchlist: [{ owner: "string", title: "string" }],
  tables: { "*": OBJECTS },
  rows: "object?",
};

/** Reports values of the wrong type, which programs without types can pass. */
export function checkShape(data: unknown, report: Report): void {
  check(data, DATA, "", report);
  for (const name of isRecord(data) ? Object.keys(data) : [])
    if (!Object.hasOwn(DATA, name))
      report(`/${name}`, "A wiki's data does not have this member.", "Remove it.");
}

function check(value: unknown, shape: Shape, pointer: string, report: Report): void {
  const expected = expectedType(shape);
  if (value === undefined && expected.endsWith("?") && pointer !== "") return;
  const found = typeName(value);
  const type = expected.replace("?", "");
  if (!type.split(" or ").includes(found))
    report(pointer, `The value has the type ${found}.`, `Write a value of the type ${type}.`);
  else if (Array.isArray(value) && isList(shape))
    for (const [index, item] of value.entries())
      check(item, shape[0], `${pointer}/${index}`, report);
  else if (typeof shape === "object" && !isList(shape) && isRecord(value))
    for (const name of "*" in shape ? Object.keys(value) : Object.keys(shape)) {
      const member = shape["*"] ?? shape[name];
      if (member) check(value[name], member, `${pointer}/${name}`, report);
    }
}

function expectedType(shape: Shape): string {
  if (typeof shape === "string") return shape;
  if (!isList(shape)) return "object?";
  return shape[1] === "required" ? "list" : "list?";
}

function isList(shape: Shape): shape is readonly [Shape, "required"?] {
  return Array.isArray(shape);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeName(value) === "object";
}

function typeName(value: unknown): string {
  if (value === null || value === undefined) return String(value);
  return Array.isArray(value) ? "list" : typeof value;
}
