import { joinValues, splitValues } from "../../../templates/runtime/wire/wire-text.js";
import { facts } from "../../../templates/wiki/data/facts.js";
import type { Parameter, ParameterDefault } from "../../spec/model/parameter.js";
import { escapeHidden } from "../../base/hidden-characters.js";
import { Code } from "./prose.js";

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
  readonly aria: {
    readonly "aria-describedby"?: string;
    readonly "aria-invalid"?: "true";
  };
  readonly onText: (text: string | undefined) => void;
}

/** A default as a request would have it. */
export function defaultText(value: ParameterDefault): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

type ChoiceProps = ControlProps & { readonly choices: readonly Choice[] };

/** A list of one value: the default if the parameter is absent. */
export function ChoiceSelect({ id, text, parameter, choices, aria, onText }: ChoiceProps) {
  const { default: usual } = parameter;
  const isListed = text === undefined || choices.some(({ value }) => value === text);
  const shown = isListed
    ? choices
    : [...choices, { value: text, isDeprecated: false, note: "(not a listed value)" }];
  return (
    <select
      id={id}
      value={optionOf(text)}
      {...aria}
      onChange={({ currentTarget: { value } }) =>
        onText(value === ABSENT ? undefined : value.slice(1))
      }
    >
      <option value={ABSENT}>{usual === undefined ? "—" : `— (${defaultText(usual)})`}</option>
      {shown.map(({ value, note, isDeprecated }) => (
        <option key={value} value={optionOf(value)}>
          {value === "" ? '""' : escapeHidden(value)}
          {note !== undefined && ` ${note}`}
          {isDeprecated && " (deprecated)"}
        </option>
      ))}
    </select>
  );
}

/** No option of a value is empty, since values can be. */
const ABSENT = "";

function optionOf(text: string | undefined): string {
  return text === undefined ? ABSENT : `=${text}`;
}

/** A checkbox for each value; the default values are checked if the parameter is absent. */
export function ChoiceBoxes(props: ChoiceProps) {
  const { wireName, text, parameter, choices, onText } = props;
  const all = parameter.multi?.allspecifier;
  const chosen = text === undefined ? defaultValues(props) : splitValues(text);
  const listed = new Set(choices.map(({ value }) => value));
  const others = chosen.filter((value) => !listed.has(value) && value !== all);
  const isAll = all !== undefined && chosen.length === 1 && chosen[0] === all;
  const write = (values: readonly string[]): void => {
    if (values.length > 0) onText(joinValues(values));
    else onText(parameter.default === undefined ? undefined : "");
  };
  const order = [...choices.map(({ value }) => value), ...others];
  const toggle = (value: string): void => {
    const before = isAll ? [...listed] : chosen;
    write(order.filter((each) => before.includes(each) !== (each === value)));
  };
  const box = (choice: Choice, isChecked: boolean, onChange: () => void) => (
    <label key={`=${choice.value}`}>
      <input
        type="checkbox"
        name={wireName}
        value={choice.value}
        checked={isChecked}
        onChange={onChange}
      />{" "}
      <Code text={choice.value} class={choice.isDeprecated ? "deprecated" : undefined} />
      {choice.note !== undefined && [" ", choice.note]}
    </label>
  );
  return (
    <div class={choices.length > 30 ? "boxes long" : "boxes"}>
      {all !== undefined &&
        box({ value: all, note: "all", isDeprecated: false }, isAll, () =>
          onText(isAll ? undefined : all),
        )}
      {choices.map((choice) =>
        box(choice, isAll || chosen.includes(choice.value), () => toggle(choice.value)),
      )}
      {others.map((value) =>
        box({ value, note: "not listed", isDeprecated: false }, true, () => toggle(value)),
      )}
    </div>
  );
}

function defaultValues({ parameter }: ChoiceProps): readonly string[] {
  const { default: usual, defaultsToAll, multi } = parameter;
  if (defaultsToAll && multi?.allspecifier !== undefined) return [multi.allspecifier];
  return usual === undefined || usual === false ? [] : [usual].flat().map(String);
}

/** A value that a form offers. */
interface Choice {
  readonly value: string;
  /** The text next to the value, such as a namespace's name. */
  readonly note?: string;
  readonly isDeprecated: boolean;
}

/** The names of the namespaces that each wiki has. */
const NAMESPACES: ReadonlyMap<number, string> = new Map(
  Object.values(facts.namespaces).map(({ id, name }) => [id, name || "(Main)"]),
);

/** Namespaces without the virtual ones. */
const USUAL_NAMESPACES: readonly number[] = [...NAMESPACES.keys()].filter((id) => id >= 0);

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
      return [...type.extranamespaces, ...namespaces].map((id) => {
        const note = NAMESPACES.get(id);
        return { value: String(id), isDeprecated: false, ...(note !== undefined && { note }) };
      });
    default:
      return undefined;
  }
}
