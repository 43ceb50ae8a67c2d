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

/** Converts the servers of a document with complete addresses. */
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

/** An operation with servers of its own, or whose path has some. */
interface OwnServers {
  readonly servers: readonly Server[];
  readonly pointer: string;
}

/** The servers of an operation that differ from those of the document; undefined if it has none. */
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
 * The address of an operation with servers of its own (OpenAPI 3.1, Operation Object): of the first
 * one, with the defaults of its variables. Absent if it has none, or none can be used.
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
    const detail = "an operation is sent to the first of its servers";
    const at = document.locate(below(own.pointer, index, "url"));
    return diagnostic("server-ignored", { name, detail }, at);
  });
  return {
    ...(first && { server: defaultAddress(first) }),
    warnings: [...warnings, ...unused],
  };
}

/** The address of a server with the defaults of its variables. */
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
      return unusable(`the default of its variable ${JSON.stringify(name)} is none of the values`);
    found.push({ name, default: value, values, ...(text !== undefined && { description: text }) });
  }
  // Such a document leaves the address to its users.
  const [only] = found;
  if (only && only.values.length === 0 && url === `{${only.name}}`) return { kind: "any" };
  const server = { url, ...(description !== undefined && { description }), variables: found };
  const detail = obstacleIn(defaultAddress(server));
  return detail === undefined ? { kind: "server", server } : unusable(detail);
}

function unusable(detail: string): ServerUse {
  return { kind: "unusable", detail };
}

/** Why requests cannot be sent to an address; undefined if they can. */
function obstacleIn(address: string): string | undefined {
  // The platform would remove such characters.
  if (/\s/.test(address) || escapeHidden(address) !== address)
    return "its address has spaces or hidden characters";
  if (!/^[a-z][a-z0-9+.-]*:/i.test(address))
    return "its address is relative to that of the document, which is unknown";
  if (!URL.canParse(address)) return "its address is not a URL";
  const { protocol, username, password, search, hash } = new URL(address);
  if (protocol !== "http:" && protocol !== "https:") return "its address is not one of HTTP";
  return [username, password, search, hash].some((part) => part !== "")
    ? "its address has credentials, a query or a fragment"
    : undefined;
}
