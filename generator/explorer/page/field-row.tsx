import { percentEncoded } from "../../../templates/runtime/wire/wire-text.js";
import { conditionText } from "../../emit/parts/parameter-doc.js";
import type { VerdictIssue } from "../../inspect/verdict.js";
import type { Parameter } from "../../spec/model/parameter.js";
import { choicesOf } from "./choice-controls.js";
import type { ControlProps } from "./choice-controls.js";
import { Control, isGroup } from "./controls.js";
import { IssueList } from "./outputs.js";
import { Code, divideDescription, inline } from "./prose.js";

/** The input of a form field. */
interface FieldRowProps extends Omit<ControlProps, "id" | "aria"> {
  /** The issues of the parameter. */
  readonly issues: readonly VerdictIssue[];
}

/** A field: its name, its control, the first sentence of its description, and its issues. */
export function FieldRow({ issues, ...control }: FieldRowProps) {
  const { wireName, parameter, text, onText } = control;
  const id = `field-${percentEncoded(wireName)}`;
  const describedBy = issues.length > 0 ? `${id}-help ${id}-issues` : `${id}-help`;
  const isWrong = issues.some(({ severity }) => severity === "error");
  const aria = {
    "aria-describedby": describedBy,
    ...(isWrong && { "aria-invalid": "true" as const }),
  };
  const head = (
    <>
      <Code text={wireName} />
      {parameter.required && <span class="badge">required</span>}
    </>
  );
  const body = (
    <>
      <div class="control">
        <Control {...control} id={id} aria={aria} />
        {text !== undefined && (
          <button
            type="button"
            class="clear"
            aria-label={`Remove ${wireName}`}
            onClick={() => onText(undefined)}
          >
            ×
          </button>
        )}
      </div>
      <p id={`${id}-help`} class="faint">
        {inline(helpText(parameter))}
      </p>
      {issues.length > 0 && <IssueList id={`${id}-issues`} issues={issues} />}
    </>
  );
  const shared = {
    class: text === undefined ? "form-field" : "form-field given",
    "data-field": wireName,
  };
  return isGroup(control) ? (
    <fieldset {...shared} aria-describedby={describedBy}>
      <legend>{head}</legend>
      {body}
    </fieldset>
  ) : (
    <div {...shared}>
      <label for={id}>{head}</label>
      {body}
    </div>
  );
}

function helpText(parameter: Parameter): string {
  const values = (choicesOf(parameter) ?? []).map(({ value }) => value);
  const { text } = divideDescription(parameter.description ?? "", values);
  const [first = ""] = text.split("\n");
  return [first, ...parameter.info.map(conditionText)].filter((line) => line !== "").join(" ");
}
