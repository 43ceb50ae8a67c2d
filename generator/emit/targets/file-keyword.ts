import { _ } from "ajv/dist/2020.js";
import type { Ajv2020 } from "ajv/dist/2020.js";
import { not } from "./ajv-code.js";
import { FILE } from "./file-keyword-name.js";

/** Adds the keyword that checks files, which are blobs. */
export function addFile(ajv: Ajv2020): void {
  ajv.addKeyword({
    keyword: FILE,
    schemaType: "boolean",
    error: { message: () => _`${"must be a Blob"}`, params: () => _`{}` },
    code: (context) => context.fail(not(_`${context.data} instanceof Blob`)),
  });
}
