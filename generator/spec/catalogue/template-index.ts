/** Returns true if a name consists of the text around the variables of a template, and their values. */
export type Covers = (parts: readonly string[], name: string) => boolean;

/** Names and templates in the order of their numbers, which only increase. */
export interface TemplateIndex {
  addName(name: string, number: number): void;
  addTemplate(parts: readonly string[], number: number): void;
  /** The lowest number of a template that covers a name. */
  templateOf(name: string): number | undefined;
  /** The lowest number of a name that a template covers. */
  nameOf(parts: readonly string[]): number | undefined;
}

/** The names and templates with the same first and last text. */
interface Group {
  readonly names: { readonly name: string; readonly number: number }[];
  readonly templates: { readonly parts: readonly string[]; readonly number: number }[];
}

/**
 * Creates an index that compares a name only with templates that have its beginning and its end,
 * because a module may have thousands of both.
 *
 * @param all the text around the variables of each template that is added or looked up
 */
export function templateIndex(all: readonly (readonly string[])[], covers: Covers): TemplateIndex {
  const groups = new Map<string, Map<string, Group>>();
  for (const parts of all) {
    const [first, last] = endsOf(parts);
    const byLast = groups.get(first) ?? new Map<string, Group>();
    groups.set(first, byLast);
    if (!byLast.has(last)) byLast.set(last, { names: [], templates: [] });
  }
  const groupOf = (parts: readonly string[]): Group | undefined => {
    const [first, last] = endsOf(parts);
    return groups.get(first)?.get(last);
  };
  const firstLengths = new Set(all.map((parts) => endsOf(parts)[0].length));
  const lastLengths = new Set(all.map((parts) => endsOf(parts)[1].length));
  const groupsOf = (name: string): readonly Group[] =>
    [...firstLengths].flatMap((length) => {
      const byLast = length > name.length ? undefined : groups.get(name.slice(0, length));
      return byLast
        ? [...lastLengths].flatMap((end) =>
            end > name.length ? [] : (byLast.get(name.slice(name.length - end)) ?? []),
          )
        : [];
    });
  return {
    addName(name, number) {
      for (const { names } of groupsOf(name)) names.push({ name, number });
    },
    addTemplate(parts, number) {
      groupOf(parts)?.templates.push({ parts, number });
    },
    templateOf: (name) =>
      lowest(
        groupsOf(name).flatMap(
          ({ templates }) => templates.find(({ parts }) => covers(parts, name))?.number ?? [],
        ),
      ),
    nameOf: (parts) => groupOf(parts)?.names.find(({ name }) => covers(parts, name))?.number,
  };
}

function endsOf(parts: readonly string[]): readonly [first: string, last: string] {
  return [parts[0] ?? "", parts.at(-1) ?? ""];
}

function lowest(numbers: readonly number[]): number | undefined {
  return numbers.length === 0 ? undefined : Math.min(...numbers);
}
