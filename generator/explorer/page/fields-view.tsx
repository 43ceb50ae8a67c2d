import { useState } from "preact/hooks";
import type { ModuleOperation } from "../../spec/model/operation.js";
import { conditionText } from "../../spec/model/condition.js";
import { fieldsIn } from "../../spec/model/result-fields.js";
import type {
  ModuleResult,
  PresenceClause,
  ResultBody,
  ResultCondition,
  ResultField,
  ResultShape,
} from "../../spec/model/result.js";
import { formatFragment } from "../address.js";
import type { Address } from "../address.js";
import { Code, inline, joined, Note } from "./prose.js";
import { SelectorForm, fieldTest, selectorsOf } from "./selector-form.js";

/** The input of a view of response fields. */
interface FieldsViewProps {
  readonly module: ModuleOperation;
  readonly result: ModuleResult;
  readonly address: Address;
}

/**
 * The fields of a module's response: those that the chosen values of `prop` and other parameters
 * request, or all.
 */
export function FieldsView({ module, result, address }: FieldsViewProps) {
  const query = new URLSearchParams(address.query);
  const isRequested = fieldTest(module, query);
  const selectors = selectorsOf(module, result);
  const target = address.path[0]?.startsWith(".") === true ? address.path[0].slice(1) : undefined;
  const [showsAll, setShowsAll] = useState(false);
  const all = [...result.response, ...result.generator];
  const hidden = countHidden(all, isRequested);
  const isShown =
    showsAll || (target !== undefined && isHidden(all, target.split("."), isRequested))
      ? () => true
      : isRequested;
  const lists = { address, isRequested, isShown, target };
  return (
    <section class="response" aria-labelledby="response">
      <h2 id="response">Response</h2>
      <p class="faint">
        Observed on {result.servers.join(", ")}.{rowsText(result)}
      </p>
      <SelectorForm module={module} selectors={selectors} address={address} query={query} />
      {hidden > 0 && (
        <label class="all-fields">
          <input type="checkbox" checked={showsAll} onChange={() => setShowsAll(!showsAll)} /> Also
          show {hidden === 1 ? "the field" : `the ${hidden} fields`} that other values request
        </label>
      )}
      <FieldList {...lists} fields={result.response} path="" />
      {bodies(result.bodies)}
      {result.generator.length > 0 && (
        <>
          <h3>As a generator, on each page</h3>
          <FieldList {...lists} fields={result.generator} path="" />
        </>
      )}
      {errors(result)}
    </section>
  );
}

function rowsText({ rows }: ModuleResult) {
  if (!rows || rows.at.length === 0) return undefined;
  const kinds = { item: "the items of", entry: "the entries of", object: "the object" } as const;
  return (
    <>
      {" "}
      The rows are {kinds[rows.kind]} <code>{rows.at.join(".")}</code>.
    </>
  );
}

function bodies(all: readonly ResultBody[]) {
  return all.map(({ is, when, unless }) => (
    <p>
      {is === "text"
        ? "The response is a string"
        : `The response is a list of ${is.tuple.map(resultShapeText).join(", ")}`}
      {when.length > 0 && [" with ", conditionWords(when)]}
      {unless.length > 0 && [", not with ", conditionWords(unless)]}.
    </p>
  ));
}

function errors({ errors: all }: ModuleResult) {
  if (all.length === 0) return undefined;
  return (
    <>
      <h3>Errors that were observed</h3>
      <p class="codes">
        {all.map(({ code }) => (
          <>
            <code>{code}</code>{" "}
          </>
        ))}
      </p>
    </>
  );
}

type FieldTest = (field: ResultField) => boolean;

/** The number of fields that a request does not ask for. Those below them do not count. */
function countHidden(fields: readonly ResultField[], isRequested: FieldTest): number {
  return fields.reduce(
    (sum, field) =>
      sum + (isRequested(field) ? countHidden(fieldsIn(field.shape), isRequested) : 1),
    0,
  );
}

/** Returns true if the field at a path, or one above it, is not requested. */
function isHidden(
  fields: readonly ResultField[],
  [name, ...rest]: readonly string[],
  isRequested: FieldTest,
): boolean {
  return fields
    .filter((field) => field.name === name)
    .some((field) => !isRequested(field) || isHidden(fieldsIn(field.shape), rest, isRequested));
}

/** The input of a list of fields. */
interface FieldListProps {
  readonly fields: readonly ResultField[];
  /** The names of the fields above, each followed by a dot. */
  readonly path: string;
  readonly address: Address;
  readonly isRequested: (field: ResultField) => boolean;
  readonly isShown: (field: ResultField) => boolean;
  /** The field's path in the URL. */
  readonly target: string | undefined;
}

/** The fields of an object, with those below them. */
function FieldList(props: FieldListProps) {
  const { fields, isShown, path } = props;
  return (
    <ul class="fields">
      {fields.filter(isShown).map((field) => (
        <FieldItem {...props} key={field.name} field={field} path={path + field.name} />
      ))}
    </ul>
  );
}

function FieldItem(props: FieldListProps & { readonly field: ResultField }) {
  const { field, path, address, isRequested, target } = props;
  const { name, shape, when, description, servers, on } = field;
  const below = fieldsIn(shape);
  const isTarget = target === path;
  const { panel: _panel, ...own } = address;
  return (
    <li
      class={`${isTarget ? "target " : ""}${isRequested(field) ? "" : "off"}`.trim() || undefined}
      tabIndex={isTarget ? -1 : undefined}
    >
      <div class="field">
        <a href={formatFragment({ ...own, path: [`.${path}`] })} class="self">
          <Code text={name} />
        </a>{" "}
        <span class="type">{resultShapeText(shape)}</span>
        {description && <Note class="text">{inline(description.text)}</Note>}
        {when.length > 0 && <Note class="when">with {conditionWords(when)}</Note>}
        {field.presence === "sometimes" && (
          <Note class="when">{presenceWords(field.presentIf)}</Note>
        )}
        {servers.length > 0 && <Note class="when">only on {servers.join(", ")}</Note>}
        {on && <Note class="when">only on {on.join(", ")}</Note>}
      </div>
      {below.length > 0 && <FieldList {...props} fields={below} path={`${path}.`} />}
    </li>
  );
}

/** The type of a value in a response. */
export function resultShapeText(shape: ResultShape): string {
  switch (shape.kind) {
    case "scalar":
      return shape.type === "unknown" ? "any JSON" : shape.type;
    case "enum":
      return `value of ${shape.parameter}`;
    case "flag":
      return "flag";
    case "list":
      return `list of ${resultShapeText(shape.items)}`;
    case "map":
      return `map of ${resultShapeText(shape.values)}`;
    case "record":
      return "object";
    case "union":
      return shape.of.map(resultShapeText).join(" or ");
  }
}

/** Conditions as parameters with their values. */
export function conditionWords(conditions: readonly ResultCondition[]) {
  return codes(conditions.map(conditionText));
}

/** When an optional field is present. */
export function presenceWords(clauses: readonly PresenceClause[]) {
  if (clauses.length === 0) return "optional";
  const all = clauses.map((clause) =>
    clause.map(
      ({ of, field, values }) => `${of === "parent" ? "../" : ""}${field}=${values.join("|")}`,
    ),
  );
  return <>if {joined(all.map(codes), " or ")}</>;
}

function codes(texts: readonly string[]) {
  return joined(
    texts.map((text) => <Code text={text} />),
    " and ",
  );
}
