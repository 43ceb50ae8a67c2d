import { dirname, relative, sep } from "node:path";
import type { Config } from "../../spec/types.js";

/**
 * The text of a configuration. Absolute paths become relative to its folder, with `/`.
 *
 * @param schema the path of the schema for editors
 */
export function configText(file: string, schema: string, config: Config): string {
  const folder = dirname(file);
  const { out = "", specs, importExtension } = config;
  const schemaPath = below(folder, schema);
  const value = {
    $schema: schemaPath.startsWith("../") ? schemaPath : `./${schemaPath}`,
    out: below(folder, out),
    ...(importExtension !== ".js" && { importExtension }),
    specs: specs.map(({ file: path, files, ...spec }) => ({
      ...spec,
      ...(path !== undefined && { file: below(folder, path) }),
      ...(files && { files: files.map((each) => below(folder, each)) }),
    })),
  };
  return `${JSON.stringify(value, undefined, 2)}\n`;
}

function below(folder: string, path: string): string {
  return relative(folder, path).split(sep).join("/") || ".";
}
