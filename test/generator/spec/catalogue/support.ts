import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CatalogueModel } from "../../../../generator/spec/model/spec-model.js";
import { model } from "../../support/model.js";
import { REPOSITORY } from "../../support/places.js";

const PROTOCOL = join(REPOSITORY, "spec", "paraminfo", "protocol.json");

/** The model of a catalogue and the files of results beside it. */
export function modelOf(spec: object, results: readonly object[] = []): CatalogueModel {
  const { value, diagnostics } = model({
    kind: "catalogue",
    name: "wiki",
    source: "wiki.json",
    spec: { file: "wiki.json", bytes: Buffer.from(JSON.stringify(spec)) },
    protocol: { file: PROTOCOL, bytes: readFileSync(PROTOCOL) },
    results: results.map((each, index) => ({
      file: `${index}.json`,
      bytes: Buffer.from(JSON.stringify(each)),
    })),
  });
  if (value?.kind !== "catalogue") throw new Error(JSON.stringify(diagnostics));
  return value;
}
