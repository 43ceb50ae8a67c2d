import { withoutTrailing } from "../../templates/runtime/wire/without-trailing.js";
import { addressPosition, shownAddress } from "./address.js";
import type { ClientOptions } from "./client.js";
import { sendGet } from "./exchange.js";
import type { ReceivedResponse } from "./exchange.js";
import { classifyFailure } from "./client.js";
import { jsonObject } from "./response.js";
import { diagnostic } from "../base/diagnostic.js";
import type { Diagnostic, Staged } from "../base/diagnostic.js";
import { isObject, objectOf } from "../base/json.js";
import type { UnknownObject } from "../base/json.js";
import type { ResourceDescription, SearchDescription } from "./data-rest-schemas.js";
import { dataRestDocument } from "./data-rest-document.js";

/** A server's OpenAPI document, and its number of resources. */
export interface PulledDocument {
  readonly document: UnknownObject;
  readonly resources: number;
}

/** The settings for a pull's requests. */
interface PullOptions extends ClientOptions {
  /** The time of the clock at which the pull ends. */
  readonly deadline: number;
  /** Counts a response's bytes. Returns false above the limit for all responses. */
  readonly isWithin: (bytes: number) => boolean;
}

/** An error that ends a pull; it does not leave this file. */
class PullError extends Error {
  readonly found: Diagnostic;

  constructor(found: Diagnostic) {
    super(found.message);
    this.found = found;
  }
}

/**
 * Describes a Spring Data REST from its profiles, its index of searches and the first page of each
 * list.
 *
 * @returns undefined without diagnostics if the server is none, or its first response does not show it
 */
export async function pullDataRest(client: ClientOptions): Promise<Staged<PulledDocument>> {
  const { environment, limits } = client;
  let received = 0;
  const options: PullOptions = {
    ...client,
    deadline: environment.now() + limits.totalTime,
    isWithin: (bytes) => (received += bytes) <= limits.totalBytes,
  };
  const base = withoutTrailing(options.address.href, "/");
  let isDataRest = false;
  try {
    const root = await get(options, base === "" ? "/" : `${base}/`);
    const links = root.status === 200 ? linksIn(jsonObject(root.text)) : {};
    if (!links["profile"]) return { value: undefined, diagnostics: [] };
    isDataRest = true;
    const index = linksIn(await json(options, links["profile"]));
    const rels = Object.keys(index).filter((rel) => rel !== "self");
    const resources: ResourceDescription[] = [];
    for (const rel of rels) {
      options.environment.progress(`describing ${rel}`);
      // oxlint-disable-next-line no-await-in-loop -- one request at a time
      resources.push(await resourceAt(options, base, rel, index[rel] ?? ""));
    }
    const document = dataRestDocument({
      title: options.address.host,
      resources: resources.toSorted((a, b) => (a.rel < b.rel ? -1 : 1)),
    });
    return { value: { document, resources: resources.length }, diagnostics: [] };
  } catch (error) {
    if (error instanceof PullError)
      return { value: undefined, diagnostics: isDataRest ? [error.found] : [] };
    throw error;
  }
}

async function resourceAt(
  options: PullOptions,
  base: string,
  rel: string,
  profile: string,
): Promise<ResourceDescription> {
  const schema = await json(options, profile, "application/schema+json");
  const alps = await json(options, profile, "application/alps+json");
  const { text } = await get(options, `${base}/${rel}`);
  const embedded = jsonObject(text)?.["_embedded"];
  const listed = isObject(embedded) ? embedded[rel] : undefined;
  const items = Array.isArray(listed) ? listed.filter(isObject) : [];
  const self = linksIn(items[0])["self"];
  const isTagged = self !== undefined && (await get(options, self)).headers.get("etag") !== null;
  const shown = objectOf(schema["properties"]);
  const version = alpsProperties(alps).find((name) => !Object.hasOwn(shown, name));
  return {
    rel,
    schema,
    searches: await searchesOf(options, base, rel),
    items,
    text,
    ...(isTagged && { version: version ?? "version" }),
  };
}

async function searchesOf(
  options: PullOptions,
  base: string,
  rel: string,
): Promise<readonly SearchDescription[]> {
  const { status, text } = await get(options, `${base}/${rel}/search`);
  if (status !== 200) return [];
  const found: SearchDescription[] = [];
  for (const [name, href] of Object.entries(linksIn(jsonObject(text)))) {
    if (name === "self") continue;
    const variables = variablesIn(href);
    // oxlint-disable-next-line no-await-in-loop -- one request at a time
    const returns = variables.includes("page") ? "page" : await formOf(options, href);
    found.push({ name, variables, returns });
  }
  return found.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** Without its parameters, a search of an item finds none, and a list is empty. */
async function formOf(options: PullOptions, href: string): Promise<"list" | "item"> {
  const { status } = await get(options, href.replace(/\{.*/s, ""));
  return status === 404 ? "item" : "list";
}

/** The variables of a template such as `…{?name,sort*}`. */
function variablesIn(href: string): readonly string[] {
  const list = /\{\?(?<names>[^{}]*)\}/.exec(href)?.groups?.["names"] ?? "";
  return list.split(",").flatMap((name) => (name === "" ? [] : [name.replace(/\*$/, "")]));
}

/** The property names in a profile's first descriptor, which describes an item. */
function alpsProperties({ alps }: UnknownObject): readonly string[] {
  const [item] = descriptorsIn(alps);
  return descriptorsIn(item).flatMap(({ name }) => (typeof name === "string" ? [name] : []));
}

function descriptorsIn(value: unknown): readonly UnknownObject[] {
  const list = isObject(value) ? value["descriptor"] : undefined;
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** The URLs of a HAL document's links, by relation. */
function linksIn(value: UnknownObject | undefined): Readonly<Record<string, string>> {
  const links = Object.entries(objectOf(value?.["_links"])).flatMap(([rel, link]) =>
    isObject(link) && typeof link["href"] === "string" ? [[rel, link["href"]] as const] : [],
  );
  return Object.fromEntries(links);
}

async function json(options: PullOptions, link: string, accept?: string): Promise<UnknownObject> {
  const { status, text, url } = await get(options, link, accept);
  const value = jsonObject(text);
  if (status === 200 && value) return value;
  throw new PullError(
    diagnostic("http-status", { status, detail: undefined }, addressPosition(url)),
  );
}

/** Sends a request to the server; links behind a proxy may use a different host. */
async function get(
  { address, environment, limits, signal, userAgent, deadline, isWithin }: PullOptions,
  link: string,
  accept = "application/hal+json",
): Promise<ReceivedResponse> {
  const url = new URL(address);
  // Setters never change the host, even if a path begins with two slashes.
  if (!URL.canParse(link, address)) {
    const found = { name: shownAddress(link), detail: "it is not a URL" };
    throw new PullError(diagnostic("bad-redirect", found, addressPosition(address)));
  }
  const target = new URL(link, address);
  url.pathname = target.pathname;
  url.search = target.search;
  const headers = { accept, "user-agent": userAgent };
  const { fetch } = environment;
  const left = Math.min(deadline - environment.now(), limits.responseTime);
  const result = await sendGet(url, { fetch, headers, limits, time: left, signal });
  if (result.kind === "response") {
    if (isWithin(result.bytes.length)) return result;
    const found = diagnostic(
      "response-too-large",
      { bytes: limits.totalBytes },
      addressPosition(url),
    );
    throw new PullError(found);
  }
  const time = left > 0 ? left : limits.totalTime;
  const context = { at: addressPosition(url), limits, time, hasResponded: true };
  throw new PullError(classifyFailure(result, context).diagnostic);
}
