import type { ParamDescriptor } from "../../runtime/model/descriptor.js";

/** The help text of a module. */
export interface ModuleHelp {
  /** With backticks around code; each line after the first is a paragraph, or an item after `- ` or `1. `. */
  readonly description: string;
  /** The URL of the manual page. */
  readonly manual?: string;
  /** Descriptions of parameters by name without prefix; each line after the first is one of a list. */
  readonly parameters?: Readonly<Record<string, string>>;
}

/** The help texts of a wiki, by module path. */
export type ModuleTexts = Readonly<Record<string, ModuleHelp>>;

/** The help text of a module; undefined if it has none. */
export function helpOf(texts: ModuleTexts, path: string): ModuleHelp | undefined {
  return Object.hasOwn(texts, path) ? texts[path] : undefined;
}

/**
 * The description of a parameter by its name without prefix; undefined if it has none. That of
 * `text-main` is the one of `text-{slot}`.
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
