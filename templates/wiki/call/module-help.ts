import type { ParamDescriptor } from "../../runtime/model/descriptor.js";

/** A module's help text. */
export interface ModuleHelp {
  /**
   * Code is in backticks; each line after the first is a paragraph, or an item after `- ` or `1. `.
   */
  readonly description: string;
  /** The URL of the manual page. */
  readonly manual?: string;
  /** Parameter descriptions by name without prefix; each line after the first is a list item. */
  readonly parameters?: Readonly<Record<string, string>>;
}

/** The help texts of a wiki, by module path. */
export type ModuleTexts = Readonly<Record<string, ModuleHelp>>;

/** A module's help text, if it has one. */
export function helpOf(texts: ModuleTexts, path: string): ModuleHelp | undefined {
  return Object.hasOwn(texts, path) ? texts[path] : undefined;
}

/**
 * A parameter's description by its name without prefix. `text-main` uses the description of
 * `text-{slot}`.
 */
export function paramHelpOf(
  help: ModuleHelp | undefined,
  name: string,
  { when = {} }: ParamDescriptor,
): string | undefined {
  const { parameters = {} } = help ?? {};
  const expanded = (template: string): string => {
    const values = Object.values(when).values();
    return template.replaceAll(/\{[^{}]*\}/g, () => values.next().value ?? "");
  };
  return Object.entries(parameters).find(([each]) => each === name || expanded(each) === name)?.[1];
}
