import { h } from "preact";
import type { ComponentChild } from "preact";
import { useState } from "preact/hooks";
import type { ModuleOperation } from "../../../spec/model/operation.js";
import type { ModuleResult, ResultBody, ResultField } from "../../../spec/model/result.js";
import { fieldsIn } from "../../../spec/model/result-fields.js";
import type { Address } from "../state/address.js";
import { fieldTest, selectorsOf } from "./chosen-values.js";
import { FieldList } from "./field-list.js";
import { SelectorForm } from "./selector-form.js";
import { conditionWords, resultShapeText } from "./shape-text.js";

/** The input of the fields of a response. */
export interface FieldsViewProps {
  readonly module: ModuleOperation;
  readonly result: ModuleResult;
  readonly address: Address;
}

/**
 * The fields of a module's response: those that the chosen values of `prop` and other parameters
 * request, or all.
 */
export function FieldsView({ module, result, address }: FieldsViewProps): ComponentChild {
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
  return h(
    "section",
    { class: "response", "aria-labelledby": "response" },
    h("h2", { id: "response" }, "Response"),
    h("p", { class: "faint" }, `Observed on ${result.servers.join(", ")}.`, rowsText(result)),
    h(SelectorForm, { module, selectors, address, query }),
    hidden > 0 &&
      h(
        "label",
        { class: "all-fields" },
        h("input", {
          type: "checkbox",
          checked: showsAll,
          onChange: () => setShowsAll(!showsAll),
        }),
        " ",
        `Also show ${hidden === 1 ? "the field" : `the ${hidden} fields`} that other values request`,
      ),
    h(FieldList, { ...lists, fields: result.response, path: "" }),
    bodies(result.bodies),
    result.generator.length > 0 && [
      h("h3", null, "As a generator, on each page"),
      h(FieldList, { ...lists, fields: result.generator, path: "" }),
    ],
    errors(result),
  );
}

function rowsText({ rows }: ModuleResult): ComponentChild {
  if (!rows || rows.at.length === 0) return undefined;
  const kinds = { item: "the items of", entry: "the entries of", object: "the object" } as const;
  return [` The rows are ${kinds[rows.kind]} `, h("code", null, rows.at.join(".")), "."];
}

function bodies(all: readonly ResultBody[]): ComponentChild {
  return all.map(({ is, when, unless }) =>
    h(
      "p",
      null,
      is === "text"
        ? "The response is a text"
        : `The response is a list of ${is.tuple.map(resultShapeText).join(", ")}`,
      when.length > 0 && [" with ", conditionWords(when)],
      unless.length > 0 && [", not with ", conditionWords(unless)],
      ".",
    ),
  );
}

function errors({ errors: all }: ModuleResult): ComponentChild {
  if (all.length === 0) return undefined;
  return [
    h("h3", null, "Errors that were observed"),
    h(
      "p",
      { class: "codes" },
      all.map(({ code }) => [h("code", null, code), " "]),
    ),
  ];
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
