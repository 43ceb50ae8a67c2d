import type { Ajv2020, Options } from "ajv/dist/2020.js";
import { TEXT_FORMATS } from "../../spec/model/formats.js";
import { hasUnevaluated } from "../../spec/model/json-schema.js";
import type { DirectorySchema } from "../../spec/model/json-schema.js";
import { hasInheritedMember } from "./validator-schema.js";

/**
 * Creates an ajv that compiles the results of `validatorSchema`, with the options of generated
 * validators. It is loaded on first use, because that takes longer than most runs.
 *
 * @param all the schemas of the document that it compiles
 */
export async function payloadAjv(
  all: readonly DirectorySchema[],
  code: Options["code"] = {},
): Promise<Ajv2020> {
  const [{ Ajv2020: Ajv }, { addDiscriminator }, { addFile }, { addInt64 }, { addMultipleOf }] =
    await Promise.all([
      import("ajv/dist/2020.js"),
      import("./discriminator-keyword.js"),
      import("./file-keyword.js"),
      import("./int64-keyword.js"),
      import("./multiple-of-keyword.js"),
    ]);
  const ajv = new Ajv({
    strict: true,
    // The directory's schema has been checked. Compiling the meta schema takes longer than all
    // payload schemas.
    meta: false,
    validateSchema: false,
    allErrors: true,
    formats: Object.fromEntries(TEXT_FORMATS),
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    strictSchema: false,
    ownProperties: all.some(hasInheritedMember),
    code,
  });
  // Ajv2020 always sets these options; without them, validators are shorter.
  ajv.opts.unevaluated = all.some(hasUnevaluated);
  ajv.opts.dynamicRef = false;
  addDiscriminator(ajv);
  addFile(ajv);
  addInt64(ajv);
  addMultipleOf(ajv);
  return ajv;
}
