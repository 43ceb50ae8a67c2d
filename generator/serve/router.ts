import { problemResponse } from "../../templates/runtime/http/problem.js";
import { serviceHandler } from "../../templates/runtime/http/service.js";
import type {
  ServiceHandler,
  ServiceRequest,
  ServiceResponse,
} from "../../templates/runtime/http/service.js";
import { API_PATH } from "./services.js";
import type { NamedService } from "./services.js";

/** Makes the start page for browsers, at its first request. */
export type MakeStartPage = () => Promise<string>;

/**
 * Combines services by their paths. The path `/` lists them as JSON, or is the start page for clients
 * that accept HTML.
 */
export function routeServices(
  services: readonly NamedService[],
  makeStartPage?: MakeStartPage,
): ServiceHandler {
  let startPage: Promise<string> | undefined;
  const longestFirst = services
    .toSorted((a, b) => b.at.length - a.at.length)
    .map((service) => ({ service, serves: pathsOf(service) }));
  return serviceHandler(async (request) => {
    const path = pathOf(request.url);
    const found = longestFirst.find(({ serves }) => serves(path))?.service;
    if (path === "/" && !(found && hasRoot(found))) {
      if (!makeStartPage || !acceptsHtml(request)) return index(services);
      startPage ??= makeStartPage().catch((error: unknown) => {
        // After the spec is corrected, the page needs no restart.
        startPage = undefined;
        throw error;
      });
      return startPage.then(htmlResponse);
    }
    return found
      ? found.handler.service(request)
      : problemResponse(404, { detail: `No service has the path ${path}.` });
  });
}

function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end < 0 ? url : url.slice(0, end);
}

/** Returns true if a path belongs to a service. */
export function isServedAt(service: Place, path: string): boolean {
  return pathsOf(service)(path);
}

type Place = Pick<NamedService, "spec" | "at" | "articles">;

/** Recognizes the paths of a service. */
function pathsOf({ spec, at, articles }: Place): (path: string) => boolean {
  const below = `${at}/`;
  if (spec.kind === "openapi") return (path) => path === at || path.startsWith(below);
  const [own, other] = [at, ...(at === API_PATH ? [`/w${at}`] : [])].map(pathsOfWiki);
  const isArticle = (path: string): boolean => articles !== undefined && path.startsWith(articles);
  return (path) => (own?.(path) ?? false) || (other?.(path) ?? false) || isArticle(path);
}

/** Recognizes a wiki's API, `index.php` and the files next to it. */
function pathsOfWiki(at: string): (path: string) => boolean {
  const folder = at.slice(0, at.lastIndexOf("/"));
  const [script, below, images] = [
    `${folder}/index.php`,
    `${folder}/index.php/`,
    `${folder}/images/`,
  ] as const;
  return (path) =>
    path === at || path === script || path.startsWith(below) || path.startsWith(images);
}

function hasRoot({ spec }: NamedService): boolean {
  return (
    spec.kind === "openapi" && Object.values(spec.stub.endpoints).some(({ path }) => path === "/")
  );
}

/** Programs accept anything or JSON; browsers name HTML. */
function acceptsHtml({ method, headers }: ServiceRequest): boolean {
  return method === "GET" && /\btext\/html\b/.test(headers["accept"] ?? "");
}

function htmlResponse(body: string): ServiceResponse {
  return {
    status: 200,
    headers: {
      "content-type": "text/html; charset=utf-8",
      // The policy in the page cannot have this part.
      "content-security-policy": "frame-ancestors 'none'",
      vary: "accept",
    },
    body,
  };
}

function index(services: readonly NamedService[]): ServiceResponse {
  const listed = services.map(({ name, spec: { kind }, at }) => ({ name, kind, path: at || "/" }));
  return {
    status: 200,
    headers: { "content-type": "application/json", vary: "accept" },
    body: JSON.stringify({ paramsmith: "serve", services: listed }),
  };
}
