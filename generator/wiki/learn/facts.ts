import type { Staged } from "../../base/diagnostic.js";
import type { Client } from "../client.js";
import { isObject } from "../../base/json.js";
import { firstBatch } from "../pull-content.js";
import { sendQuery } from "./session.js";

/** The wiki content that experiments use, in the wiki's spelling. */
export interface WikiFacts {
  /** The software and its version. */
  readonly server: string;
  readonly namespaces: readonly number[];
  /** Titles of pages in several namespaces. */
  readonly pages: readonly string[];
  readonly redirects: readonly string[];
  readonly files: readonly string[];
  readonly categories: readonly string[];
  readonly templates: readonly string[];
  readonly linked: readonly string[];
  /** The targets of redirects. */
  readonly targets: readonly string[];
  readonly deleted: readonly string[];
  readonly users: readonly string[];
  readonly addresses: readonly string[];
  readonly userids: readonly string[];
  readonly pageids: readonly string[];
  readonly revids: readonly string[];
  /** Ids of revisions with hidden parts. */
  readonly hidden: readonly string[];
  readonly stashed: readonly string[];
  readonly pageprops: readonly string[];
  readonly tags: readonly string[];
  /** Codes of all languages that the software knows. */
  readonly languages: readonly string[];
  /** Prefixes of links to other wikis. */
  readonly interwikis: readonly string[];
}

interface FactRequest {
  readonly parameters: Readonly<Record<string, string>>;
  /** The path of the rows below `query`. */
  readonly rows: string;
  /** The name of a field, or its path in the row, with dots. */
  readonly field: string;
}

function list(name: string, prefix: string, field: string, more: object = {}): FactRequest {
  const own = Object.entries({ limit: "50", ...more }).map(([key, value]) => [prefix + key, value]);
  return {
    parameters: { action: "query", list: name, ...Object.fromEntries(own) },
    rows: name,
    field,
  };
}

function siteinfo(part: string, field: string): FactRequest {
  return { parameters: { action: "query", meta: "siteinfo", siprop: part }, rows: part, field };
}

/** One request for each kind of fact. */
const FACT_REQUESTS = {
  redirects: list("allpages", "ap", "title", { filterredir: "redirects" }),
  files: list("allimages", "ai", "title"),
  categories: list("allcategories", "ac", "category"),
  templates: list("allpages", "ap", "title", { namespace: "10" }),
  linked: list("alllinks", "al", "title", { unique: "1", prop: "title" }),
  targets: list("allredirects", "ar", "title", { unique: "1", prop: "title" }),
  deleted: list("alldeletedrevisions", "adr", "title", { prop: "ids" }),
  users: list("allusers", "au", "name"),
  addresses: list("recentchanges", "rc", "user", { show: "anon", prop: "user" }),
  userids: list("allusers", "au", "userid"),
  pageids: list("allpages", "ap", "pageid"),
  revids: list("recentchanges", "rc", "revid", { prop: "ids", type: "edit|new" }),
  hidden: list("logevents", "le", "params.ids", { action: "delete/revision", prop: "details" }),
  stashed: list("mystashedfiles", "msf", "filekey"),
  pageprops: list("pagepropnames", "ppn", "propname"),
  tags: list("tags", "tg", "name"),
  languages: siteinfo("languages", "code"),
  interwikis: siteinfo("interwikimap", "prefix"),
} satisfies Record<string, FactRequest>;

/** Requests the facts for experiments. Facts that the wiki does not provide are empty. */
export async function requestFacts(
  client: Client,
  site: { readonly generator: string; readonly namespaces: readonly { readonly id: number }[] },
): Promise<Staged<WikiFacts>> {
  const found = new Map<string, readonly string[]>();
  const pages = site.namespaces
    .filter(({ id }) => id >= 0)
    .map(({ id }): readonly [string, FactRequest] => [
      `namespace ${id}`,
      list("allpages", "ap", "title", { namespace: String(id), limit: "8" }),
    ]);
  for (const [kind, question] of [...Object.entries(FACT_REQUESTS), ...pages]) {
    // oxlint-disable-next-line no-await-in-loop -- one request at a time
    const { value, diagnostics } = await requestValues(client, question);
    if (!value) return { value, diagnostics };
    found.set(kind, value);
  }
  const all = (kind: keyof typeof FACT_REQUESTS): readonly string[] => found.get(kind) ?? [];
  const facts = (kind: keyof typeof FACT_REQUESTS): readonly string[] => firstBatch(all(kind));
  return {
    value: {
      server: site.generator,
      namespaces: site.namespaces.map(({ id }) => id),
      pages: firstBatch(pages.flatMap(([kind]) => found.get(kind) ?? [])),
      redirects: facts("redirects"),
      files: facts("files"),
      categories: facts("categories").map((name) => `Category:${name}`),
      templates: facts("templates"),
      linked: facts("linked"),
      targets: facts("targets"),
      deleted: facts("deleted"),
      users: facts("users"),
      addresses: facts("addresses"),
      userids: facts("userids"),
      pageids: facts("pageids"),
      revids: facts("revids"),
      // Deleted revisions and versions of files are logged by their times.
      hidden: facts("hidden").filter((id) => /^\d{1,10}$/.test(id)),
      stashed: facts("stashed"),
      pageprops: facts("pageprops"),
      tags: facts("tags"),
      languages: all("languages"),
      interwikis: all("interwikis"),
    },
    diagnostics: [],
  };
}

async function requestValues(
  client: Client,
  { parameters, rows, field }: FactRequest,
): Promise<Staged<readonly string[]>> {
  const result = await sendQuery(client, { ...parameters, formatversion: "2" });
  if (result.kind === "failed") return { value: undefined, diagnostics: result.diagnostics };
  const query =
    result.kind === "received" && result.body.kind === "object"
      ? result.body.value["query"]
      : undefined;
  const found: unknown = isObject(query) ? query[rows] : undefined;
  if (!Array.isArray(found)) return { value: [], diagnostics: [] };
  const path = field.split(".");
  const values = found.flatMap((row: unknown): unknown =>
    path.reduce((value, name) => (isObject(value) ? value[name] : undefined), row),
  );
  const texts = values.filter((each) => typeof each === "string" || typeof each === "number");
  return { value: [...new Set(texts.map(String))], diagnostics: [] };
}

/** Facts about a wiki from which only some response values are known. */
export function factsOf(server: string, values: readonly unknown[]): WikiFacts {
  const none: readonly string[] = [];
  return {
    server,
    namespaces: values.flatMap(namespaceNumbers),
    pages: none,
    redirects: none,
    files: none,
    categories: none,
    templates: none,
    linked: none,
    targets: none,
    deleted: none,
    users: none,
    addresses: none,
    userids: none,
    pageids: none,
    revids: none,
    hidden: none,
    stashed: none,
    pageprops: none,
    tags: none,
    languages: none,
    interwikis: none,
  };
}

function namespaceNumbers(value: unknown): readonly number[] {
  if (Array.isArray(value)) return value.flatMap(namespaceNumbers);
  if (!isObject(value)) return [];
  const { ns } = value;
  return [
    ...(typeof ns === "number" ? [ns] : []),
    ...Object.values(value).flatMap(namespaceNumbers),
  ];
}
