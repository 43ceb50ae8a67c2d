import { h } from "preact";
import type { ComponentChild } from "preact";
import type { VerdictIssue } from "../../../inspect/verdict.js";
import type { Parameter } from "../../../spec/model/parameter.js";
import { conditionText } from "../../../emit/parts/parameter-doc.js";
import { escapeHidden } from "../../../base/hidden-characters.js";
import { inline } from "../read/prose.js";
import { divideDescription } from "../state/divided-description.js";
import { choicesOf } from "./choices.js";
import { Control, isGroup } from "./controls.js";

/** The input of a field of the form. */
export interface FieldRowProps {
  readonly wireName: string;
  readonly parameter: Parameter;
  readonly text: string | undefined;
  readonly namespaces: readonly number[] | undefined;
  /** The issues of the parameter. */
  readonly issues: readonly VerdictIssue[];
  readonly onText: (text: string | undefined) => void;
}

/** A field: its name, its control, the first sentence of its description, and its issues. */
export function FieldRow(props: FieldRowProps): ComponentChild {
  const { wireName, parameter, text, namespaces, issues, onText } = props;
  const id = fieldId(wireName);
  const aria = {
    "aria-describedby": [`${id}-help`, ...(issues.length > 0 ? [`${id}-issues`] : [])].join(" "),
    ...(issues.some(({ severity }) => severity === "error") && { "aria-invalid": "true" as const }),
  };
  const control = h(Control, { id, wireName, parameter, text, namespaces, aria, onText });
  const name = h("code", null, escapeHidden(wireName));
  const clear =
    text !== undefined &&
    h(
      "button",
      {
        type: "button",
        class: "clear",
        "aria-label": `Remove ${wireName}`,
        onClick: () => onText(undefined),
      },
      "×",
    );
  const head = [name, parameter.required && h("span", { class: "badge" }, "required")];
  const body = [
    h("div", { class: "control" }, control, clear),
    h("p", { id: `${id}-help`, class: "faint" }, inline(helpText(parameter))),
    issues.length > 0 && h(IssueList, { id: `${id}-issues`, issues }),
  ];
  const shared = {
    class: text === undefined ? "form-field" : "form-field given",
    "data-field": wireName,
  };
  return isGroup({ parameter, namespaces })
    ? h(
        "fieldset",
        { ...shared, "aria-describedby": aria["aria-describedby"] },
        h("legend", null, head),
        body,
      )
    : h("div", shared, h("label", { for: id }, head), body);
}

/** The issues of a field or of the request, with the server's codes. */
export function IssueList({
  id,
  issues,
}: {
  readonly id?: string;
  readonly issues: readonly VerdictIssue[];
}): ComponentChild {
  return h(
    "ul",
    { id, class: "issues" },
    issues.map(({ severity, code, message }) =>
      h(
        "li",
        { class: severity, "data-code": code },
        h("code", null, code),
        ": ",
        escapeHidden(message),
      ),
    ),
  );
}

/** An id for any name. */
export function fieldId(wireName: string): string {
  return `field-${encodeURIComponent(wireName)}`;
}

function helpText(parameter: Parameter): string {
  const values = (choicesOf(parameter) ?? []).map(({ value }) => value);
  const { text } = divideDescription(parameter.description ?? "", values);
  const [first = ""] = text.split("\n");
  return [first, ...parameter.info.map(conditionText)].filter((line) => line !== "").join(" ");
}
