import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { catalogueApi as apiOf } from "../../../generator/inspect/catalogue-api.js";
import type { Builders } from "../../../generator/inspect/builder-call.js";
import { model } from "../support/model.js";
import type { Api } from "../../../templates/runtime/parse/parsed-request.js";

const PROTOCOL = "../../../spec/paraminfo/protocol.json";

/** The API of a catalogue: of a file beside the tests, or of the project's own. */
export function catalogueApi(file = "../../../spec/paraminfo/catalogue.json"): Api {
  const found = model({
    kind: "catalogue",
    name: "wiki",
    source: "catalogue.json",
    spec: source(file),
    protocol: source(PROTOCOL),
  });
  if (found.value?.kind !== "catalogue")
    throw new Error(found.diagnostics.map(({ message }) => message).join("\n"));
  return apiOf(found.value);
}

/** A builder of its own name for each module. */
export function buildersFrom(api: Api, from: string): Builders {
  return new Map(
    [...api.modules.values()].map(({ path, name }) => [path, { name, from: `${from}/${name}` }]),
  );
}

function source(file: string): { readonly file: string; readonly bytes: Uint8Array } {
  const path = fileURLToPath(new URL(file, import.meta.url));
  return { file, bytes: readFileSync(path) };
}
