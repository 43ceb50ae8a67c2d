import type { Random } from "../wiki/random.ts";
import type { OpenApiRequest } from "./server.ts";

const JSON_TYPES = [
  "application/json",
  "application/json",
  "application/json;charset=utf-8",
  "application/hal+json",
  "application/merge-patch+json",
] as const;
const OTHER_TYPES = [
  "text/plain",
  "application/xml",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
] as const;
const ACCEPTS = [
  "",
  "*/*",
  "application/hal+json",
  "application/json",
  "application/xml",
  "application/vnd.other+json",
  "text/html",
  "text/html,*/*;q=0.8",
] as const;
const TAGS = ['"0"', '"1"', '"2"', '"9"', "0", "*", 'W/"0"', '"1","0"'] as const;
const NOT_OBJECTS = ["", "[]", "3", "null", '"x"', '{"name":', "true"] as const;
const NOTES = ["note-1", "note-2", "note-3", "new-1", "new-2", "new 3", "note-29"] as const;
const WRONG_KEYS = ["abc", "1.5", "9999", "+6", "07"] as const;
const PLAYERS = 40;

/** Random requests that change players and notes, valid and wrong, and that read them. */
export function randomWrite(random: Random): OpenApiRequest {
  const kind = random.pick(["players", "notes"]);
  const item = `/${kind}/${encodeURIComponent(keyOf(random, kind))}`;
  switch (
    random.pick(["read", "list", "create", "replace", "replace", "patch", "patch", "remove"])
  ) {
    case "read":
      return { method: random.pick(["GET", "GET", "HEAD", "OPTIONS"]), url: item };
    case "list":
      return {
        method: random.pick(["GET", "GET", "OPTIONS"]),
        url: `/${kind}?size=${random.pick([100, 7])}&sort=${kind === "players" ? random.pick(["", "tags,", "tags,desc&sort="]) : ""}id`,
      };
    case "create":
      return withBody(random, "POST", `/${kind}`, bodyOf(random, kind));
    case "replace":
      return withBody(random, "PUT", item, bodyOf(random, kind));
    case "patch":
      return random.chance(0.3)
        ? jsonPatch(random, item, kind)
        : withBody(random, "PATCH", item, bodyOf(random, kind));
    case "remove":
      return { method: "DELETE", url: item, headers: headersOf(random) };
    default:
      return random.pick([
        { method: "PUT", url: `/${kind}` },
        { method: "DELETE", url: `/${kind}` },
        { method: "POST", url: item },
        withBody(random, "POST", "/towns", "{}"),
      ]);
  }
}

function keyOf(random: Random, kind: string): string {
  if (kind === "notes") return random.pick(NOTES);
  if (random.chance(0.1)) return random.pick(WRONG_KEYS);
  return String(1 + Math.floor(random.next() * PLAYERS));
}

function headersOf(random: Random): Readonly<Record<string, string>> {
  return {
    ...(random.chance(0.6) && { accept: random.pick(ACCEPTS) }),
    ...(random.chance(0.25) && { "if-match": random.pick(TAGS) }),
  };
}

function withBody(random: Random, method: string, url: string, body: string): OpenApiRequest {
  const type = random.pick(random.chance(0.9) ? JSON_TYPES : OTHER_TYPES);
  return { method, url, body, headers: { ...headersOf(random), "content-type": type } };
}

function bodyOf(random: Random, kind: string): string {
  if (random.chance(0.08)) return random.pick(NOT_OBJECTS);
  const own = kind === "players" ? playerOf(random) : noteOf(random);
  const body = { ...own, ...(random.chance(0.1) && { unknown: 1 }) };
  return JSON.stringify(body);
}

function playerOf(random: Random): object {
  return {
    ...(random.chance(0.02) && { id: random.pick([1, 99, "x", null]) }),
    ...(random.chance(0.7) && { name: random.pick(["Ada", "Bo", "Élan", "", null, 5, true]) }),
    ...(random.chance(0.5) && { score: random.pick([1, 2.5, 1200, 0, "2.5", "", null]) }),
    ...(random.chance(0.5) && { level: random.pick([1, 2, 3.7, "3", "", null, -5]) }),
    ...(random.chance(0.4) && { active: random.pick([true, false, "true", 1, 0, null]) }),
    ...(random.chance(0.3) && { tags: random.pick([[], ["a"], ["a", "b"], [1, true], null]) }),
    ...(random.chance(0.05) &&
      random.pick([
        { score: "abc" },
        { score: true },
        { level: "3.7" },
        { level: [] },
        { active: "yes" },
        { name: [] },
        { tags: "x" },
        { tags: [{}] },
      ])),
  };
}

function noteOf(random: Random): object {
  return {
    ...(random.chance(0.7) && { id: random.pick(NOTES) }),
    ...(random.chance(0.7) && { text: random.pick(["x", "", null, 5, "Élan"]) }),
    ...(random.chance(0.5) && { stars: random.pick([1, 2, "3", null, 4.9]) }),
    ...(random.chance(0.05) && { stars: random.pick(["x", true, {}]) }),
  };
}

const OPERATIONS = {
  players: [
    { op: "replace", path: "/name", value: "JP" },
    { op: "remove", path: "/name" },
    { op: "test", path: "/name", value: "JP" },
    { op: "replace", path: "/score", value: 7 },
    { op: "add", path: "/tags/-", value: "n" },
    { op: "copy", from: "/level", path: "/score" },
    { op: "remove", path: "/level" },
    { op: "replace", path: "/nope", value: 1 },
    { op: "nope", path: "/name", value: 1 },
  ],
  notes: [
    { op: "replace", path: "/text", value: "JP" },
    { op: "remove", path: "/text" },
    { op: "replace", path: "/stars", value: 4 },
    { op: "test", path: "/stars", value: 4 },
    { op: "replace", path: "/nope", value: 1 },
  ],
} as const;

function jsonPatch(random: Random, url: string, kind: string): OpenApiRequest {
  const operations = OPERATIONS[kind === "players" ? "players" : "notes"];
  const count = random.pick([0, 1, 1, 1, 2]);
  const patch = Array.from({ length: count }, () => random.pick<object>(operations));
  return {
    method: "PATCH",
    url,
    body: random.chance(0.05) ? "{}" : JSON.stringify(patch),
    headers: { ...headersOf(random), "content-type": "application/json-patch+json" },
  };
}
