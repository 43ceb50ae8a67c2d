import { propertyOf } from "../../templates/runtime/model/member.ts";
import type { Random } from "../wiki/random.ts";
import type { OpenApiRequest } from "./server.ts";
import type { Rows } from "./stub.ts";

/** Values of rows that requests use. */
export interface Known {
  readonly ids: readonly string[];
  readonly names: readonly string[];
  readonly leaders: readonly string[];
  /** The ids of towns, which have versions. */
  readonly towns: readonly string[];
}

/** The values of the rows of a server. */
export function knownOf({ alliances, towns }: Rows): Known {
  const valuesOf = (property: string, rows: readonly unknown[] = alliances) =>
    rows.map((row) => String(propertyOf(row, property)));
  return {
    ids: valuesOf("id"),
    names: valuesOf("name"),
    leaders: valuesOf("leaderId"),
    towns: valuesOf("id", towns),
  };
}

const NUMBERS = ["0", "1", "2", "3", "7", "20", "99", "150", "300", "999", "1000", "1001"] as const;
const WRONG_NUMBERS = [
  "-1",
  "",
  "abc",
  "1.5",
  " 2",
  "+5",
  "010",
  "0x10",
  "1e3",
  "2147483647",
  "99999999999",
] as const;
const PROPERTIES = [
  "name",
  "strength",
  "bbStrength",
  "leaderId",
  "townIds",
  "vulnerabilityWindow",
] as const;
const TOWN_PROPERTIES = [
  "name",
  "wonder",
  "position",
  "position.x",
  "position.sea",
  "position.nope",
  "nope.x",
  "buildings",
  "buildings.level",
] as const;
const DIRECTIONS = [
  "",
  ",asc",
  ",desc",
  ",DESC",
  ",nope",
  ",desc,ignorecase",
  ",ignorecase",
] as const;
const ACCEPTS = [
  "*/*",
  "application/hal+json",
  "application/json",
  "application/*",
  "application/json;q=0.5,application/hal+json",
  "application/hal+json;q=0.5,application/json",
  "application/hal+json;q=0",
  "application/xml",
  "application/vnd.other+json",
  "application/*+json",
  "text/html",
  "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8",
  "text/*;q=0.5,application/json",
  "text/html;q=0.1,*/*",
  "*",
  "json",
] as const;
const PROFILE_ACCEPTS = [
  ...ACCEPTS,
  "application/alps+json",
  "application/schema+json",
  "application/alps+json;q=0.5,application/schema+json",
  "application/schema+json,application/alps+json;q=0.5",
] as const;
const PROFILES = [
  "/profile",
  "/profile",
  "/profile/alliances",
  "/profile/towns",
  "/profile/nothing",
  "/profile/",
  "/profile/towns/x",
] as const;
const TAGS = [
  '"0"',
  '"1"',
  'W/"0"',
  '"1", "0"',
  '"1","2"',
  "*",
  "",
  "0",
  '"0',
  ' "0" ',
  '"00"',
] as const;
const READS = ["GET", "GET", "GET", "HEAD", "OPTIONS"] as const;
const OTHER_PATHS = [
  "/",
  "/towns/search",
  "/towns/search/findByName",
  "/alliances/search",
  "/alliances/search/findNothing",
  "/alliances/search/findByName/x",
  "/alliances/nope",
  "/alliances/",
  "/nothing",
  "/alliance",
] as const;

/** Random requests, valid and wrong. Lists are sorted by the identifier at last, if at all, since the order of equal rows is the database's. */
export function randomRequest(random: Random, known: Known): OpenApiRequest {
  if (random.chance(0.1)) return profileRequest(random);
  if (random.chance(0.1)) return taggedRequest(random, known);
  const path = pathOf(random, known);
  const method = random.chance(0.85)
    ? "GET"
    : random.pick(
        path === "/alliances"
          ? ["HEAD", "OPTIONS", "TRACE"]
          : ["HEAD", "OPTIONS", "DELETE", "PUT", "PATCH"],
      );
  return {
    method,
    url: path,
    ...(random.chance(0.3) && { headers: { accept: random.pick(ACCEPTS) } }),
  };
}

/** A request for a profile or for their index. */
function profileRequest(random: Random): OpenApiRequest {
  return {
    method: random.pick([...READS, "DELETE", "POST"]),
    url: random.pick(PROFILES),
    ...(random.chance(0.7) && { headers: { accept: random.pick(PROFILE_ACCEPTS) } }),
  };
}

/** A request for an item with an entity tag, often with a condition. */
function taggedRequest(random: Random, { towns }: Known): OpenApiRequest {
  const condition = random.pick(["if-none-match", "if-none-match", "if-match"]);
  return {
    method: random.pick(READS),
    url: `/towns/${random.chance(0.9) ? random.pick(towns) : "nope"}`,
    headers: {
      ...(random.chance(0.8) && { [condition]: random.pick(TAGS) }),
      ...(random.chance(0.3) && { accept: random.pick(ACCEPTS) }),
    },
  };
}

function pathOf(random: Random, { ids, names, leaders }: Known): string {
  const search = "/alliances/search";
  const name = random.chance(0.7)
    ? random.pick(names)
    : random.pick(["Iron", "x", "", "Élan", "&"]);
  switch (
    random.pick([
      "list",
      "list",
      "towns",
      "name",
      "part",
      "strength",
      "leader",
      "first",
      "item",
      "other",
    ])
  ) {
    case "list":
      return withQuery(
        "/alliances",
        [...paging(random), ...sorting(random), ...unknown(random)],
        random,
      );
    case "towns":
      return withQuery("/towns", [...paging(random), ...townSorting(random)], random);
    case "name":
      return withQuery(`${search}/findByName`, [["name", name], ...unknown(random)], random);
    case "first":
      return withQuery(`${search}/findFirstByName`, [["name", name]], random);
    case "part":
      return withQuery(
        `${search}/findByNameContaining`,
        [["name", name.slice(0, 4)], ...paging(random), ...sorting(random), ...unknown(random)],
        random,
      );
    case "strength":
      return withQuery(
        `${search}/findByStrengthGreaterThanEqual`,
        [
          ["strength", random.pick(["1200", "50000.5", "1e3", "-1", "1200.0", "99999"])],
          ...paging(random),
          ...sorting(random),
        ],
        random,
      );
    case "leader":
      return withQuery(
        `${search}/findByLeaderId`,
        [["leaderId", random.pick(leaders)], ...sorting(random)],
        random,
      );
    case "item":
      return `/alliances/${random.pick(ids)}`;
    default:
      return random.pick(OTHER_PATHS);
  }
}

type Pair = readonly [name: string, value: string];

function paging(random: Random): readonly Pair[] {
  const number = (): string => random.pick(random.chance(0.75) ? NUMBERS : WRONG_NUMBERS);
  return [
    ...(random.chance(0.6) ? [["size", number()] as const] : []),
    ...(random.chance(0.6) ? [["page", number()] as const] : []),
    ...(random.chance(0.05) ? [["size", number()] as const] : []),
  ];
}

function sorting(random: Random): readonly Pair[] {
  if (random.chance(0.5))
    return random.chance(0.2) ? [["sort", random.pick(["nope", "", ",", "desc"])]] : [];
  const own = random.chance(0.5)
    ? [["sort", random.pick(PROPERTIES) + random.pick(DIRECTIONS)] as const]
    : [];
  const two = random.chance(0.3)
    ? [["sort", `${random.pick(PROPERTIES)},${random.pick(PROPERTIES)},desc`] as const]
    : [];
  return [...own, ...two, ["sort", `id${random.pick(["", ",asc", ",desc"])}`]];
}

/** Embedded objects are sorted by their properties. */
function townSorting(random: Random): readonly Pair[] {
  if (random.chance(0.5)) return [];
  const own = `${random.pick(TOWN_PROPERTIES)}${random.pick(["", ",asc", ",desc"])}`;
  return [
    ["sort", own],
    ["sort", "id"],
  ];
}

function unknown(random: Random): readonly Pair[] {
  return random.chance(0.1)
    ? [[random.pick(["foo", "name2", "q"]), random.pick(["1", "a b", ""])]]
    : [];
}

function withQuery(path: string, pairs: readonly Pair[], random: Random): string {
  const kept = random.chance(0.05) ? pairs.slice(1) : pairs;
  const query = kept.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&");
  return query === "" ? path : `${path}?${query}`;
}
