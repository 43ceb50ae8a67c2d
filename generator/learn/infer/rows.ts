import type { ModuleOperation } from "../../model/operation.js";
import type { ResultFields, ResultRows, ResultShape } from "../../spec/types.js";

/** Finds where the rows of a module are, by its name and group; undefined where nothing was seen. */
export function rowsOf(answer: ResultFields, module: ModuleOperation): ResultRows | undefined {
  const found = placeOf(answer, module);
  const place = found && deeper(found, module);
  if (!place) return undefined;
  const selector = selectorAt(place, module);
  return {
    at: [...place.at],
    kind: kindOf(place.shape),
    ...(selector !== undefined && { selector }),
  };
}

function selectorAt({ shape }: Place, module: ModuleOperation): string | undefined {
  const fields = rowFields(shape);
  return fields && selectorOf(fields, module);
}

/** Where nothing of a row depends on what is asked for, but everything of the one list in it, that is what is asked for. */
function deeper(place: Place, module: ModuleOperation): Place {
  const fields = rowFields(place.shape);
  if (!fields || kindOf(place.shape) !== "item" || selectorAt(place, module) !== undefined)
    return place;
  const lists = Object.entries(fields).flatMap(([name, { is }]): readonly Place[] =>
    typeof is === "object" && "list" in is ? [{ at: [...place.at, name], shape: is }] : [],
  );
  const [list, ...others] = lists;
  return list && others.length === 0 && selectorAt(list, module) !== undefined ? list : place;
}

interface Place {
  readonly at: readonly string[];
  readonly shape: ResultShape;
}

function placeOf(answer: ResultFields, { name, group }: ModuleOperation): Place | undefined {
  const own = answer[name];
  if (own) return { at: [name], shape: own.is };
  const query = recordOf(answer["query"]?.is);
  if (!query) return undefined;
  if (group === "prop") {
    const pages = query["pages"]?.is;
    const page = pages && rowFields(pages);
    const below = page?.[name];
    if (below) return { at: ["query", "pages", name], shape: below.is };
    if (pages) return { at: ["query", "pages"], shape: pages };
  }
  const named = query[name];
  if (named) return inside({ at: ["query", name], shape: named.is });
  const [sole, ...others] = Object.keys(query);
  const soleField = sole === undefined ? undefined : query[sole];
  if (sole !== undefined && soleField && others.length === 0)
    return inside({ at: ["query", sole], shape: soleField.is });
  return { at: ["query"], shape: { record: query } };
}

/** A record that holds one list of records is around the rows. */
function inside(place: Place): Place {
  const fields = recordOf(place.shape);
  if (!fields) return place;
  const lists = Object.entries(fields).filter(
    ([, { is }]) => typeof is === "object" && "list" in is && recordOf(is.list) !== undefined,
  );
  const [list, ...others] = lists;
  if (!list || others.length > 0 || Object.keys(fields).length > 6) return place;
  const [name, { is }] = list;
  return { at: [...place.at, name], shape: is };
}

function kindOf(shape: ResultShape): ResultRows["kind"] {
  if (typeof shape !== "object") return "object";
  if ("list" in shape) return "item";
  return "map" in shape ? "entry" : "object";
}

function rowFields(shape: ResultShape): ResultFields | undefined {
  if (typeof shape !== "object") return undefined;
  if ("list" in shape) return recordOf(shape.list);
  return "map" in shape ? recordOf(shape.map) : recordOf(shape);
}

function recordOf(shape: ResultShape | undefined): ResultFields | undefined {
  return typeof shape === "object" && "record" in shape ? shape.record : undefined;
}

/** The list of choices that most fields of a row depend on. */
function selectorOf(fields: ResultFields, { parameters }: ModuleOperation): string | undefined {
  const choices = parameters.filter(({ type, multi }) => type.kind === "enum" && multi);
  const counted = choices
    .map(({ name }) => ({
      name,
      count: Object.values(fields).filter(({ when }) => Array.isArray(when?.[name])).length,
    }))
    .filter(({ count }) => count > 0);
  return counted.toSorted((a, b) => b.count - a.count)[0]?.name;
}
