import { diagnostic } from "../../base/diagnostic.js";
import type { Diagnostic } from "../../base/diagnostic.js";
import type { OpenApiServer } from "../model/exchange.js";
import { below } from "../../base/document.js";
import type { Document } from "../../base/document.js";
import type { OpenApiDocument, Server } from "../source/types.js";
import { escapeHidden } from "../../base/hidden-characters.js";

/**
 * The servers of an OpenAPI document or an operation, with warnings about those that cannot be
 * used.
 */
export interface LoweredServers {
  readonly servers: readonly OpenApiServer[];
  readonly warnings: readonly Diagnostic[];
}

/** Converts a document's servers with absolute URLs. */
export function lowerServers(
  document: Document,
  servers: readonly Server[] = [],
  pointer = "/servers",
): LoweredServers {
  const lowered = servers.map((server, index) => {
    const found = lowerServer(server);
    if (found.kind !== "unusable") return { ...found, warnings: [] };
    const at = document.locate(below(pointer, index, "url"));
    const { detail } = found;
    return { ...found, warnings: [diagnostic("server-ignored", { name: server.url, detail }, at)] };
  });
  return {
    servers: lowered.flatMap((each) => (each.kind === "server" ? [each.server] : [])),
    warnings: lowered.flatMap(({ warnings }) => warnings),
  };
}

/** An operation with its own servers, or whose path has servers. */
interface OwnServers {
  readonly servers: readonly Server[];
  readonly pointer: string;
}

/** An operation's servers that differ from the document's; undefined if it does not have any. */
function ownServers(
  { servers }: OpenApiDocument,
  path: OwnServers | undefined,
  operation: OwnServers | undefined,
): OwnServers | undefined {
  const own = [operation, path].find((each) => each && each.servers.length > 0);
  return own && addressesOf(own.servers) !== addressesOf(servers ?? []) ? own : undefined;
}

function addressesOf(servers: readonly Server[]): string {
  return JSON.stringify(servers.map(({ url, variables = {} }) => [url, variables]));
}

/**
 * The URL of an operation with its own servers (OpenAPI 3.1, Operation Object): the first server,
 * with its variables' defaults. Absent without a usable server.
 */
export function lowerOwnServer(
  document: Document<OpenApiDocument>,
  path: OwnServers | undefined,
  operation: OwnServers | undefined,
): { readonly server?: string; readonly warnings: readonly Diagnostic[] } {
  const own = ownServers(document.value, path, operation);
  if (!own) return { warnings: [] };
  const { servers, warnings } = lowerServers(document, own.servers, own.pointer);
  const [first, ...others] = servers;
  const unused = others.map(({ url: name }) => {
    const index = own.servers.findIndex(({ url }) => url === name);
    const detail = "requests are sent to the operation's first server";
    const at = document.locate(below(own.pointer, index, "url"));
    return diagnostic("server-ignored", { name, detail }, at);
  });
  return {
    ...(first && { server: defaultAddress(first) }),
    warnings: [...warnings, ...unused],
  };
}

/** A server's URL with its variables' defaults. */
function defaultAddress({ url, variables }: OpenApiServer): string {
  const defaults = new Map(variables.map((each) => [each.name, each.default]));
  return url.replaceAll(VARIABLE, (text, name: string) => defaults.get(name) ?? text);
}

const VARIABLE = /\{([^{}]*)\}/g;

/** The use of a server: alternatives by `kind`. */
type ServerUse =
  | { readonly kind: "server"; readonly server: OpenApiServer }
  /** The server is any, as without servers. */
  | { readonly kind: "any" }
  | { readonly kind: "unusable"; readonly detail: string };

function lowerServer({ url, description, variables = {} }: Server): ServerUse {
  if (url === "" || url === "/") return { kind: "any" };
  const names = [...new Set(Array.from(url.matchAll(VARIABLE), ([, name = ""]) => name))];
  const found: OpenApiServer["variables"][number][] = [];
  for (const name of names) {
    const variable = Object.hasOwn(variables, name) ? variables[name] : undefined;
    if (!variable) return unusable(`it has no variable ${JSON.stringify(name)}`);
    const { default: value, enum: values = [], description: text } = variable;
    if (values.length > 0 && !values.includes(value))
      return unusable(`the default of its variable ${JSON.stringify(name)} is not a listed value`);
    found.push({ name, default: value, values, ...(text !== undefined && { description: text }) });
  }
  // Users of such a document must set the URL.
  const [only] = found;
  if (only && only.values.length === 0 && url === `{${only.name}}`) return { kind: "any" };
  const server = { url, ...(description !== undefined && { description }), variables: found };
  const detail = obstacleIn(defaultAddress(server));
  return detail === undefined ? { kind: "server", server } : unusable(detail);
}

function unusable(detail: string): ServerUse {
  return { kind: "unusable", detail };
}

/** Returns why requests cannot be sent to a URL; undefined if they can. */
function obstacleIn(address: string): string | undefined {
  // The platform would remove such characters.
  if (/\s/.test(address) || escapeHidden(address) !== address)
    return "its URL contains spaces or hidden characters";
  if (!/^[a-z][a-z0-9+.-]*:/i.test(address))
    return "its URL is relative to the document's URL, which is unknown";
  if (!URL.canParse(address)) return "its URL is not valid";
  const { protocol, username, password, search, hash } = new URL(address);
  if (protocol !== "http:" && protocol !== "https:") return "its URL is not an HTTP or HTTPS URL";
  return [username, password, search, hash].some((part) => part !== "")
    ? "its URL contains credentials, a query or a fragment"
    : undefined;
}
