import { problemResponse } from "../../templates/runtime/http/problem.js";
import { serviceHandler } from "../../templates/runtime/http/service.js";
import type { ServiceResponse, ServiceHandler } from "../../templates/runtime/http/service.js";
import { API_PATH } from "./mount.js";
import type { NamedService } from "./mount.js";

/** Combines services by their paths. The path `/` lists them. */
export function routeServices(services: readonly NamedService[]): ServiceHandler {
  const longestFirst = services.toSorted((a, b) => b.at.length - a.at.length);
  return serviceHandler((request) => {
    const [path = ""] = request.url.split(/[?#]/, 1);
    const found = longestFirst.find((service) => isServedAt(service, path));
    if (path === "/" && !(found && hasRoot(found))) return index(services);
    return found
      ? found.handler.service(request)
      : problemResponse(404, { detail: `There is nothing at ${path}.` });
  });
}

/** Returns true if a path belongs to a service. */
export function isServedAt({ spec, at }: Pick<NamedService, "spec" | "at">, path: string): boolean {
  if (spec.kind === "catalogue")
    return isOfWiki(at, path) || (at === API_PATH && isOfWiki(`/w${at}`, path));
  return path === at || path.startsWith(`${at}/`);
}

/** The API of a wiki, and `index.php` and the files beside it. */
function isOfWiki(at: string, path: string): boolean {
  const folder = at.slice(0, at.lastIndexOf("/"));
  const script = `${folder}/index.php`;
  return (
    path === at ||
    path === script ||
    path.startsWith(`${script}/`) ||
    path.startsWith(`${folder}/images/`)
  );
}

function hasRoot({ spec }: NamedService): boolean {
  return (
    spec.kind === "directory" && Object.values(spec.stub.endpoints).some(({ path }) => path === "/")
  );
}

function index(services: readonly NamedService[]): ServiceResponse {
  const listed = services.map(({ name, spec: { kind }, at }) => ({ name, kind, path: at || "/" }));
  return {
    status: 200,
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ paramsmith: "serve", services: listed }),
  };
}
