import { join } from "node:path";
import { build } from "esbuild";
import { plannedNames } from "../../../generator/emit/plan/plan.js";
import { emit } from "../../../generator/emit/emit.js";
import type { OutputFile } from "../../../generator/emit/output.js";
import { withoutBooleans } from "../../../generator/spec/schema/json-schema.js";
import type { JsonSchema } from "../../../generator/spec/schema/json-schema.js";
import type { OpenApiModel } from "../../../generator/spec/model/spec-model.js";
import { print } from "../../../generator/emit/print.js";
import { copied } from "./forms.js";
import { REPOSITORY } from "./places.js";

/** Named schemas as a document has them. */
export type GivenSchemas = Readonly<Record<string, boolean | object>>;

/** An OpenAPI document that consists of schemas. */
export function documentOf(schemas: GivenSchemas): OpenApiModel {
  return {
    kind: "openapi",
    name: "given",
    file: "openapi.json",
    source: "openapi.json",
    title: "Schemas",
    dialect: { kind: "plain" },
    operations: [],
    securitySchemes: [],
    apiKeys: [],
    passwords: [],
    servers: [],
    schemas: Object.fromEntries(
      Object.entries(schemas).map(([name, schema]): [string, JsonSchema] => [
        name,
        withoutBooleans(schema),
      ]),
    ),
    requestForms: {},
    skipped: [],
    gaps: [],
  };
}

/** The files that are generated from named schemas: `schemas.ts` and the validators. */
export async function payloadFiles(schemas: GivenSchemas): Promise<readonly OutputFile[]> {
  const planned = plannedNames(documentOf(schemas));
  if (planned.kind !== "openapi")
    throw new Error("The plan of an OpenAPI document has another kind.");
  const fragments = await Promise.all(
    (["payload-types", "spec"] as const).map((part) =>
      emit({ part, spec: planned, targets: ["validators"] }),
    ),
  );
  return print(fragments.flat(), copied(".js"));
}

/** Runs the generated file of validators, with the sources of the runtime. */
export async function loadValidators<Validator>(
  files: readonly OutputFile[],
): Promise<Readonly<Record<string, Validator>>> {
  const { outputFiles } = await build({
    stdin: {
      contents: files.find(({ path }) => path.endsWith("/validators.ts"))?.text ?? "",
      loader: "ts",
      resolveDir: join(REPOSITORY, "templates", "runtime"),
    },
    bundle: true,
    format: "esm",
    write: false,
  });
  const [bundle] = outputFiles;
  return import(`data:text/javascript,${encodeURIComponent(bundle?.text ?? "")}`);
}

/** A generated validator. */
export interface GeneratedValidator {
  (value: unknown): boolean;
  readonly errors?: readonly { readonly message: string; readonly instancePath: string }[] | null;
}

/** The generated validators of named schemas, by name. */
export async function payloadValidators(
  schemas: GivenSchemas,
): Promise<ReadonlyMap<string, GeneratedValidator>> {
  const module = await loadValidators<GeneratedValidator>(await payloadFiles(schemas));
  return new Map(
    Object.keys(schemas).map((name) => {
      const validator = module[`validate${name}`];
      if (!validator) throw new Error(`${name} has no validator.`);
      return [name, validator];
    }),
  );
}
