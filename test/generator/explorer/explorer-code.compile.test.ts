/** The code that the explorer shows for the forms of all operations, compiled with the generated code. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { plannedBuilders } from "../../../generator/cli/builder-imports.js";
import {
  catalogueContext,
  catalogueRequest,
  typescriptOf,
} from "../../../generator/explorer/page/catalogue-request.js";
import {
  composedRequest,
  endpointCode,
} from "../../../generator/explorer/page/endpoint-request.js";
import { analyse, generate } from "../../../generator/pipeline.js";
import { readTemplates } from "../../../generator/project/inputs.js";
import type { SpecInput } from "../../../generator/spec/input.js";
import { ruleViolations } from "../../../templates/runtime/rules/param-rules.js";
import { checkedFile, writeFiles } from "../support/files.js";
import { inputsWithOutput } from "../support/goldens.js";
import { REPOSITORY, scratchFolder } from "../support/places.js";
import { catalogueInput } from "../support/specs.js";
import { typeErrors } from "../support/tsc.js";
import { composedInput, endpointForms, moduleForms } from "./page/operation-forms.js";
import { storeOf } from "./page/stores.js";

/** The code of a form, and whether it breaks a rule about several parameters, which the types know. */
interface FormCode {
  readonly text: string;
  readonly breaksRule: boolean;
}

/** The code of the forms of a spec; of those that are not complete, none. */
function codesOf(input: SpecInput): readonly FormCode[] {
  const openapi = composedInput(input);
  if (openapi)
    return openapi.model.operations.flatMap((operation) =>
      Object.values(endpointForms(openapi, operation)).map((query) => ({
        text: endpointCode(openapi, composedRequest(openapi, operation, query)),
        breaksRule: false,
      })),
    );
  const { value } = analyse(input);
  if (value?.kind !== "catalogue") return [];
  const builders = plannedBuilders(value, { file: (path) => `./${path}.js`, client: "" });
  const store = storeOf({ name: value.names.folder, model: value.model, builders });
  const context = catalogueContext(store);
  if (!context) return [];
  return value.model.operations
    .filter(({ role }) => role === "request")
    .flatMap((module) =>
      Object.values(moduleForms(module)).map((query) => {
        const request = catalogueRequest(context, module.select, query);
        const breaksRule = request.server.parsed.selected.some(
          (selected) => ruleViolations(selected.module, (name) => selected.args[name]).length > 0,
        );
        return { text: typescriptOf(context, request), breaksRule };
      }),
    );
}

it("The code of all forms compiles", async () => {
  const shipped = ["paraminfo", "actions"].map((name) =>
    catalogueInput(
      JSON.parse(readFileSync(join(REPOSITORY, "spec", name, "catalogue.json"), "utf8")),
      name,
    ),
  );
  // Others have no parameters of their own.
  const goldens = inputsWithOutput.filter(
    ({ name }) => !/^(?:result|description|version|roots|format)/.test(name),
  );
  const specs = [...goldens, ...shipped];
  const folder = scratchFolder();
  const { value: files = [] } = await generate({
    specs,
    templates: readTemplates(),
    importExtension: ".js",
  });
  const forms = specs.flatMap(codesOf).filter(({ text }) => text !== "");
  expect(new Set(forms.map(({ text }) => text)).size).toBeGreaterThan(500);
  const codes = new Set(forms.flatMap(({ text, breaksRule }) => (breaksRule ? [] : [text])));
  writeFiles(folder, [
    ...files.map(checkedFile),
    ...[...codes].map((text, index) => ({ path: `code-${index}.ts`, text: `${text}\n` })),
  ]);
  expect(typeErrors(folder)).toBe("");
}, 300_000);
