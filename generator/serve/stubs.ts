import { propertyOf } from "../../templates/runtime/model/member.js";
import { dialectStub } from "../../templates/runtime/data-rest/stub.js";
import type { ServiceHandler } from "../../templates/runtime/http/service.js";
import { isObject } from "../../templates/runtime/model/json.js";
import { withExactIntegers } from "../emit/parts/descriptor.js";
import type { StubOptions, ServedCatalogue, ServedOpenApi, ServedContent } from "./served-spec.js";
import { servedApi } from "./served-spec.js";
import type { ContentRule } from "../../templates/runtime/openapi/request-body.js";
import type { DialectStubApi } from "../../templates/runtime/data-rest/stub.js";
import { schemaValidators } from "../emit/parts/schema-validators.js";
import { mapMembers } from "../base/json.js";

/** Creates the stub of a catalogue, with the wiki of the data or the sample wiki. */
export async function stubOfCatalogue(
  spec: ServedCatalogue,
  { wikis, strict = false, origins = [] }: StubOptions,
): Promise<ServiceHandler> {
  const [{ wikiStub }, { sampleWiki }, { writableWiki }] = await Promise.all([
    import("../../templates/wiki/server/wiki-stub.js"),
    import("../../templates/wiki/seed/create-wiki.js"),
    import("../../templates/wiki/writes/writable-wiki.js"),
  ]);
  const { name, results, help = {} } = spec;
  return wikiStub(
    { api: servedApi(spec), results, help },
    writableWiki(wikis?.get(name) ?? sampleWiki()),
    new Map(),
    { strict, origins },
  );
}

/** Creates the stub of an OpenAPI document. */
export function stubOfOpenApi(
  spec: ServedOpenApi,
  basePath: string,
  { seed, envelope, data }: StubOptions,
): ServiceHandler {
  const { name, stub, model } = spec;
  const api = withExactIntegers(stub, model);
  const own = propertyOf(data?.value, name);
  const options = {
    ...(basePath !== "" && { basePath }),
    seed,
    envelope,
    ...(isObject(own) && { data: own }),
  };
  return dialectStub({ ...api, ...stubValidators(spec) }, options);
}

/** The parts of a stub that check values, with results like generated validators. */
function stubValidators({
  bodies,
  items,
  parameters,
  schemas,
}: ServedOpenApi): Required<Pick<DialectStubApi, "bodies" | "items" | "validators">> {
  const own = Object.values(bodies)
    .flatMap(({ contents }) => Object.values(contents))
    .flatMap(({ schema }) => (schema ? [schema] : []));
  const checked = [...own, ...Object.values(items), ...Object.values(parameters)];
  const validatorOf = schemaValidators(checked, schemas);
  const ruleOf = ({ schema, ...rule }: ServedContent): ContentRule => ({
    ...rule,
    ...(schema && { validate: validatorOf(schema) }),
  });
  return {
    bodies: mapMembers(bodies, ({ contents, ...body }) => ({
      ...body,
      contents: mapMembers(contents, ruleOf),
    })),
    items: mapMembers(items, validatorOf),
    validators: mapMembers(parameters, validatorOf),
  };
}
