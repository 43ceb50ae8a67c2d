import { splitValues } from "../../../../templates/runtime/wire/wire-text.js";
import type { Parameter, ParameterDefault } from "../../../spec/model/parameter.js";

/** What each control of a form receives. */
export interface ControlProps {
  /** The id of the element that the label is for. */
  readonly id: string;
  readonly wireName: string;
  readonly parameter: Parameter;
  /** The text in the request; undefined if the parameter is absent. */
  readonly text: string | undefined;
  /** The numbers of the wiki's namespaces, if they are known. */
  readonly namespaces: readonly number[] | undefined;
  /** The attributes that connect a control to its description and its issues. */
  readonly aria: ControlAria;
  readonly onText: (text: string | undefined) => void;
}

export interface ControlAria {
  readonly "aria-describedby"?: string;
  readonly "aria-invalid"?: "true";
}

/** An event of one kind of element. */
export interface InputEventOf<Target> {
  readonly currentTarget: Target;
}

/** The values of a text with several. */
export function valuesOfText(text: string | undefined): readonly string[] {
  return text === undefined ? [] : splitValues(text);
}

/** A default as a request would have it. */
export function defaultText(value: ParameterDefault): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
