import { useState } from "preact/hooks";
import { conditionText, valueNotes } from "../../emit/parts/parameter-doc.js";
import type {
  EndpointParameter,
  EnumType,
  Parameter,
  ParameterDefault,
} from "../../spec/model/parameter.js";
import { traitsOf } from "../../spec/parameters/registry.js";
import { partAddress } from "../address.js";
import type { Address } from "../address.js";
import type { ExplorerChange } from "../explorer-data.js";
import { ChangeText } from "./changes-view.js";
import { Code, Note, Prose, divideDescription, inline } from "./prose.js";
import { SchemaView } from "./schema-view.js";
import { catalogueModel } from "./spec-store.js";
import type { SpecStore } from "./spec-store.js";

/** A parameter with its name in requests. */
export type NamedParameter = (Parameter | EndpointParameter) & { readonly wireName: string };

/** The input of a row. */
interface ParameterRowProps {
  readonly parameter: NamedParameter;
  readonly store: SpecStore;
  readonly address: Address;
  readonly changes: readonly ExplorerChange[];
}

/** A parameter: name, type, description, values, bounds, default, conditions and changes. */
export function ParameterRow({ parameter, store, address, changes }: ParameterRowProps) {
  const { name, wireName, type, required, deprecated, sensitive } = parameter;
  const values = type.kind === "enum" ? type.values : [];
  const divided = divideDescription(parameter.description ?? "", values);
  const [chosen, value] = address.path;
  const { spec, part = "" } = address;
  const addressOf = (...path: readonly string[]) =>
    spec === undefined ? "" : partAddress(spec, part, name, ...path);
  const isTarget = chosen === name;
  return (
    <section
      class={`parameter${isTarget ? " target" : ""}`}
      aria-label={wireName}
      tabIndex={isTarget ? -1 : undefined}
    >
      <h3 class={deprecated ? "deprecated" : undefined}>
        <a href={addressOf()} class="self">
          <Code text={wireName} />
        </a>
        {required && parameter.default === undefined && (
          <span class="badge breaking">Required</span>
        )}
        {deprecated && <span class="badge risky">Deprecated</span>}
        {sensitive && <span class="badge info">Sensitive</span>}
      </h3>
      <div class="about">
        <p class="type">{typeText(parameter)}</p>
        {divided.text !== "" && <Prose text={divided.text} />}
        {type.kind === "enum" && (
          <ValueList
            type={type}
            texts={divided.values}
            store={store}
            chosen={isTarget ? value : undefined}
            href={addressOf}
          />
        )}
        {type.kind === "schema" && <SchemaView store={store} schema={type.schema} />}
        <ul class="facts">{facts(parameter)}</ul>
        {changes.map((change) => (
          <p>
            <ChangeText change={change} withParameter={false} />
          </p>
        ))}
      </div>
    </section>
  );
}

/** The type in the words of the spec, and whether the parameter takes a list. */
function typeText({ type, multi, defaultsToAll, ...parameter }: Parameter) {
  const name = typeName(type);
  const value = parameter.default;
  return (
    <>
      {multi ? `list of ${name}` : type.kind === "enum" ? `one of the ${name}` : name}
      {defaultsToAll ? ", default: all values" : undefined}
      {value !== undefined && !defaultsToAll && (
        <>
          , default <Code text={defaultText(value)} />
        </>
      )}
    </>
  );
}

function typeName(type: Parameter["type"]): string {
  switch (type.kind) {
    case "unknown":
      return type.name;
    case "enum":
      return type.submodules ? "modules" : "values";
    default:
      return traitsOf(type).comparison.name;
  }
}

/** A default as it is written in a request. */
function defaultText(value: ParameterDefault): string {
  if (typeof value === "string") return value === "" ? '""' : value;
  if (Array.isArray(value) && value.every((each) => typeof each === "string"))
    return value.length === 0 ? "nothing" : value.join("|");
  return JSON.stringify(value);
}

function facts(parameter: Parameter | EndpointParameter) {
  const { multi, tokentype, mustExist, info, on, valuesOn = [] } = parameter;
  const examples = "examples" in parameter ? parameter.examples : [];
  return [
    ...valueNotes(parameter),
    ...(multi?.allspecifier === undefined ? [] : [`\`${multi.allspecifier}\` selects all values.`]),
    ...(tokentype === undefined ? [] : [`Requires a \`${tokentype}\` token.`]),
    ...(mustExist ? ["The value must exist on the wiki."] : []),
    ...info.map((condition) => `Condition: \`${conditionText(condition)}\`.`),
    ...(on ? [`Only on ${on.join(", ")}.`] : []),
    ...valuesOn.map((each) => `\`${each.value}\`: only on ${each.on.join(", ")}.`),
    ...(examples.length === 0
      ? []
      : [`Examples: ${examples.map((each) => `\`${defaultText(each)}\``).join(", ")}.`]),
  ].map((text) => <li>{inline(text)}</li>);
}

/** Longer lists are folded. */
const MOST_SHOWN = 12;

/** The input of a view of a parameter's values. */
interface ValueListProps {
  readonly type: EnumType;
  /** The descriptions of some values. */
  readonly texts: ReadonlyMap<string, string>;
  readonly store: SpecStore;
  /** The value in the URL. */
  readonly chosen: string | undefined;
  readonly href: (value: string) => string;
}

/** The values of a parameter: described ones in a list, others in one line. */
function ValueList({ type, texts, store, chosen, href }: ValueListProps) {
  const { values } = type;
  const [isOpen, setOpen] = useState(false);
  const isLong = values.length > MOST_SHOWN + 3;
  const isShort = isLong && !isOpen && (chosen === undefined || !values.includes(chosen));
  const shown = isShort ? values.slice(0, MOST_SHOWN) : values;
  const submodules = type.submodules ? moduleTexts(store, type) : new Map<string, Submodule>();
  const isDescribed = texts.size > 0 || [...submodules.values()].some(({ text }) => text !== "");
  return (
    <div class={isDescribed ? "values described" : "values"}>
      <ul>
        {shown.map((value) => {
          const module = submodules.get(value);
          const text = texts.get(value) ?? module?.text ?? "";
          return (
            <li
              key={value}
              class={value === chosen ? "chosen" : undefined}
              aria-current={value === chosen ? "true" : undefined}
            >
              <a href={module?.href ?? href(value)} class="self">
                <Code text={value} class={isDeprecated(type, value) ? "deprecated" : undefined} />
              </a>
              {isDeprecated(type, value) && <Note class="badge risky">Deprecated</Note>}
              {type.internalvalues?.includes(value) && <Note class="badge none">Internal</Note>}
              {text !== "" && <Note class="text">{inline(text)}</Note>}
            </li>
          );
        })}
      </ul>
      {isShort && (
        <button type="button" class="more" onClick={() => setOpen(true)}>
          {values.length - shown.length} more values
        </button>
      )}
    </div>
  );
}

function isDeprecated({ deprecatedvalues, submodules }: EnumType, value: string): boolean {
  return deprecatedvalues.includes(value) || submodules?.deprecated.includes(value) === true;
}

interface Submodule {
  readonly href: string;
  readonly text: string;
}

/** The modules that values select: links with the first line of each description. */
function moduleTexts(store: SpecStore, type: EnumType): ReadonlyMap<string, Submodule> {
  const operations = catalogueModel(store)?.operations ?? [];
  const paths = new Map(operations.map((each, index) => [each.path, { each, index }]));
  return new Map(
    Object.entries(type.submodules?.paths ?? {}).flatMap(([value, path]) => {
      const found = paths.get(path);
      if (!found) return [];
      const part = store.spec.parts[found.index] ?? value;
      const [text = ""] = found.each.description?.split("\n") ?? [];
      return [[value, { href: partAddress(store.spec.name, part), text }]];
    }),
  );
}
