import { exploredSpecs } from "../../../../generator/cli/explored-specs.js";
import { jobOptions } from "../../../../generator/cli/options.js";
import { resolveSpecs } from "../../../../generator/cli/resolve-job.js";
import { catalogueContext } from "../../../../generator/explorer/page/catalogue-request.js";
import type { ComposedCatalogue } from "../../../../generator/explorer/page/catalogue-request.js";
import { REPOSITORY } from "../../support/places.js";
import { storeOf } from "./stores.js";

/** A shipped catalogue with its learned results, as the forms of the page have it. */
export function shippedContext(name: "paraminfo" | "actions"): ComposedCatalogue {
  const options = jobOptions(REPOSITORY, [`spec/${name}`], undefined);
  const { value: job } = resolveSpecs(options);
  const [explored] = (job && exploredSpecs(job, options).value) ?? [];
  const context = explored && catalogueContext(storeOf(explored));
  if (!context) throw new Error("The shipped catalogue is not valid.");
  return context;
}
