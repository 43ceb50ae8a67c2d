import { isIP } from "node:net";
import { problemResponse } from "../../templates/runtime/http/problem.js";
import { serviceHandler } from "../../templates/runtime/http/service.js";
import type { ServiceHandler } from "../../templates/runtime/http/service.js";

/**
 * Rejects requests whose `Host` is not the server's, with status 421. Otherwise a page could reach
 * the server through a domain name that points to the server's IP address (DNS rebinding).
 *
 * @param address the name or address that the server listens on
 * @param origins origins whose hosts are also accepted
 */
export function withServedHosts(
  handler: ServiceHandler,
  address: string,
  origins: readonly string[],
): ServiceHandler {
  const names = new Set([nameOfAddress(address), ...origins.map(hostOf).map(hostname)]);
  const isLocal = isLoopbackAddress(address);
  return serviceHandler(async (request) => {
    const host = request.headers["host"] ?? "";
    const name = hostname(host);
    // A page that was loaded from an IP address did not need a domain name.
    const isServed =
      name !== "" && (isLoopback(name) || names.has(name) || (!isLocal && isIP(name) !== 0));
    if (isServed) return handler.service(request);
    const detail =
      name === ""
        ? "The request does not have a valid Host header."
        : `The host ${name} is not served here. To accept it, start the server with --allow-origin http://${host}.`;
    return problemResponse(421, { detail });
  });
}

/** Whether only the local machine can reach a server at an address, in any notation. */
export function isLoopbackAddress(address: string): boolean {
  return isLoopback(nameOfAddress(address));
}

function nameOfAddress(address: string): string {
  return hostname(address.includes(":") ? `[${address}]` : address);
}

/** Whether a normalized host name or IP address always belongs to the local machine. */
function isLoopback(name: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|::1|::ffff:7f[\da-f]{2}:[\da-f]+)$/.test(name);
}

function hostOf(origin: string): string {
  return new URL(origin).host;
}

/** The normalized name or IP address of a `Host` header; empty if the header is invalid. */
function hostname(host: string): string {
  const url = `http://${host}`;
  if (!/^[\w.:[\]-]+$/.test(host) || !URL.canParse(url)) return "";
  return new URL(url).hostname.replace(/^\[(.*)\]$/, "$1").replace(/\.$/, "");
}
