import { allpages } from "paramsmith/paraminfo/allpages";
import type { AllpagesParams } from "paramsmith/paraminfo/allpages";
import { prefixsearch } from "paramsmith/paraminfo/prefixsearch";
import { recentchanges } from "paramsmith/paraminfo/recentchanges";
import { revisions } from "paramsmith/paraminfo/revisions";
import { tokens } from "paramsmith/paraminfo/tokens";
import type { RequestOptions } from "paramsmith/paraminfo/options";
import { allpages as fromIndex } from "paramsmith/paraminfo";
import type { ModuleDescriptor } from "paramsmith/client";
import { holds } from "./ok-types.js";
import type { Same } from "./ok-types.js";

// The index has declarations of its own, which are interchangeable with those of the module.
export const builders: readonly (typeof allpages)[] = [allpages, fromIndex];
export const indexBuilders: readonly (typeof fromIndex)[] = builders;

// Every kind of value.
allpages();
allpages({});
allpages({ from: "A", namespace: 4, filterredir: "redirects", minsize: 1, limit: "max" });
allpages({ prtype: "edit", prlevel: ["", "sysop"], limit: 5 });
allpages({ prtype: [] });
prefixsearch({ search: "A", namespace: "*" });
prefixsearch({ search: "A", namespace: [0, 1] });
tokens({ type: "*" });
recentchanges({ start: new Date(0), end: "now" });
revisions({ slots: ["main"], "contentformat-main": "text/plain" });
revisions({ slots: "*", parse: true });

// Parameters that were put together elsewhere.
const given: AllpagesParams = { limit: 5 };
allpages(given);
const list: readonly ("edit" | "move")[] = ["edit", "move"];
allpages({ prtype: list });
function from(start: string | undefined): string {
  return allpages({ ...(start !== undefined && { from: start }) }).toString();
}
from("A");

// Root parameters.
const options: RequestOptions = {
  assert: "user",
  maxlag: 5,
  errorformat: "html",
  formatversion: "1",
};
allpages({}, options);
allpages({}, { uselang: "de", origin: "*", curtimestamp: true });

revisions({ prop: "ids" }, { titles: ["A", "B"], redirects: true, continue: "||" });
revisions({}, { pageids: 5, ...options });

// Literal types are kept.
const request = allpages({ prtype: ["edit", "move"], limit: 5, filterredir: "all" });
holds<
  Same<
    (typeof request)["params"],
    { readonly prtype: readonly ["edit", "move"]; readonly limit: 5; readonly filterredir: "all" }
  >
>();
const empty = allpages();
holds<Same<(typeof empty)["params"], {}>>();
const single = prefixsearch({ search: "A" });
holds<Same<(typeof single)["params"], { readonly search: "A" }>>();
holds<Same<(typeof request)["module"]["name"], "allpages">>();
holds<Same<(typeof request)["module"]["generator"], true>>();
const wide = allpages(given);
holds<Same<(typeof wide)["params"], AllpagesParams>>();

// What a request gives.
const { method, module } = request;
holds<Same<typeof method, "GET" | "POST">>();
const entries: [string, string][] = request.entries();
const body: URLSearchParams = request.toSearchParams();
const record: Record<string, string> = request.toRecord();
const address: string = request.url(new URL("https://example.org/w/api.php"));
export const all = [entries, body, record, address, module.path];

// A module that can be a generator, of any group.
function asGenerator<Name extends string, Params extends object, Defaults extends string>(
  generator: ModuleDescriptor<Name, string, true, Params, Defaults>,
): Name {
  return generator.name;
}
holds<Same<ReturnType<typeof asGenerator<"allpages", AllpagesParams, never>>, "allpages">>();
export const names = [asGenerator(request.module), asGenerator(revisions().module)];
