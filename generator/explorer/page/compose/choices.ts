import type { Parameter } from "../../../spec/model/parameter.js";

/** A value that a form offers. */
export interface Choice {
  readonly value: string;
  /** The text beside the value, such as the name of a namespace. */
  readonly note?: string;
  readonly isDeprecated: boolean;
}

/** The namespaces that each wiki has. */
const NAMESPACES: Readonly<Record<string, string>> = {
  "-2": "Media",
  "-1": "Special",
  "0": "(Main)",
  "1": "Talk",
  "2": "User",
  "3": "User talk",
  "4": "Project",
  "5": "Project talk",
  "6": "File",
  "7": "File talk",
  "8": "MediaWiki",
  "9": "MediaWiki talk",
  "10": "Template",
  "11": "Template talk",
  "12": "Help",
  "13": "Help talk",
  "14": "Category",
  "15": "Category talk",
};

/** Namespaces 0 to 15, which each wiki has. */
const USUAL_NAMESPACES: readonly number[] = Array.from({ length: 16 }, (_, number) => number);

/**
 * The values that a parameter lists; undefined if its values are free.
 *
 * @param namespaces the numbers of the wiki's namespaces. Default: those that each wiki has
 */
export function choicesOf(
  { type }: Parameter,
  namespaces: readonly number[] = USUAL_NAMESPACES,
): readonly Choice[] | undefined {
  switch (type.kind) {
    case "enum": {
      const deprecated = new Set([
        ...type.deprecatedvalues,
        ...(type.submodules?.deprecated ?? []),
      ]);
      return type.values.map((value) => ({ value, isDeprecated: deprecated.has(value) }));
    }
    case "namespace":
      return [...type.extranamespaces, ...namespaces].map((number) => {
        const note = NAMESPACES[String(number)];
        return {
          value: String(number),
          isDeprecated: false,
          ...(note !== undefined && { note }),
        };
      });
    default:
      return undefined;
  }
}
