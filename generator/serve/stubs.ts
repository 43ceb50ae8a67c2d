import { propertyOf } from "../../templates/runtime/model/member.js";
import { dialectStub } from "../../templates/runtime/data-rest/stub.js";
import type { ServiceHandler } from "../../templates/runtime/http/service.js";
import { isObject } from "../../templates/runtime/model/json.js";
import { withExactIntegers } from "../emit/parts/descriptor.js";
import { stubValidators } from "./stub-validators.js";
import type { StubOptions } from "./service-options.js";
import { servedApi } from "./served-spec.js";
import type { ServedCatalogue, ServedOpenApi } from "./served-spec.js";

/** Creates the stub of a catalogue, with the wiki of the data or a generated wiki. */
export async function stubOfCatalogue(
  spec: ServedCatalogue,
  { seed, wikis, strict = false }: StubOptions,
): Promise<ServiceHandler> {
  const [{ wikiStub }, { seededWiki }, { writableWiki }] = await Promise.all([
    import("../../templates/wiki/server/wiki-stub.js"),
    import("../../templates/wiki/seed/seeded-wiki.js"),
    import("../../templates/wiki/writes/writable-wiki.js"),
  ]);
  const { name, results, help = {} } = spec;
  return wikiStub(
    { api: servedApi(spec), results, help },
    writableWiki(wikis?.get(name) ?? seededWiki(seed)),
    new Map(),
    { strict },
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
  const options = { basePath, seed, envelope, ...(isObject(own) && { data: own }) };
  return dialectStub({ ...api, ...stubValidators(spec) }, options);
}
