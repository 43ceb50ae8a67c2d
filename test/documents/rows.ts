/** Data for a stub, so that an item that a request names exists. */
import { listOf, objectOf } from "../../generator/json/value.ts";
import type { UnknownObject } from "../../generator/json/value.ts";
import { installedModule } from "./installed.ts";

interface Sampler {
  readonly default: {
    sample(schema: object, options: object, document: object): unknown;
  };
}

/** Returns a row for each collection of a stub, identified by the last variable of a path. */
export type RowsFor = (path: string, request: Request) => UnknownObject;

/** Properties that identify an item, whatever the variable is called. */
const KEYS = ["id", "_id", "uuid", "guid", "key"];

/** Creates the rows of a stub from the JSON Schema of its data. */
export async function rowsOf(dataSchema: UnknownObject): Promise<RowsFor> {
  const { default: sampler } = await installedModule<Sampler>("openapi-sampler");
  const { $schema: _, ...collections } = objectOf(dataSchema["properties"]);
  const rows = Object.entries(collections).map(([name, collection]) => {
    const items = objectOf(objectOf(collection)["items"]);
    const options = { skipWriteOnly: true, quiet: true, maxSampleDepth: 6 };
    return [name, objectOf(listOf([sampler.sample(items, options, dataSchema)])[0])] as const;
  });
  return (path, request) => {
    const [variable = "", value = ""] = lastVariable(path, request);
    return Object.fromEntries(
      rows.map(([name, row]) => [name, [{ ...row, ...identified(row, variable, value) }]]),
    );
  };
}

/** The name and the value of the last variable of a path. */
function lastVariable(path: string, { url }: Request): readonly string[] {
  const name = /\{(?<name>[^}]*)\}$/.exec(path)?.groups?.["name"];
  const value = decodeURIComponent(new URL(url).pathname.split("/").at(-1) ?? "");
  return name === undefined ? [] : [name, value];
}

function identified(row: UnknownObject, variable: string, value: string): UnknownObject {
  const name = [variable, ...KEYS].find((each) => Object.hasOwn(row, each));
  if (name === undefined) return {};
  return { [name]: typeof row[name] === "number" ? Number(value) : value };
}
