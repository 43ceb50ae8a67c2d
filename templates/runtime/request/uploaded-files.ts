import type { AnyModule } from "../model/descriptor.js";
import { namedByTemplate } from "../model/named-by-template.js";
import { fileBlob, isFileContent } from "../wire/uploaded-file.js";
import type { RootParams } from "./request.js";

/** Returns a request's parameters whose values are files, by wire name. */
export function uploadedFiles(module: AnyModule, params: RootParams): Record<string, Blob> {
  const files = Object.entries(params).flatMap(([name, value]): [string, Blob][] => {
    const param = Object.hasOwn(module.params, name)
      ? module.params[name]
      : namedByTemplate(module, name);
    const isFile = param?.type === "upload" && isFileContent(value);
    return isFile ? [[module.prefix + name, fileBlob(value)]] : [];
  });
  return Object.fromEntries(files);
}
