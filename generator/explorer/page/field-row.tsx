import { conditionText } from "../../emit/requests/parameter-doc.js";
import type { VerdictIssue } from "../../inspect/verdict.js";
import type { Parameter } from "../../model/parameter.js";
import { choicesOf } from "./choice-controls.js";
import { Control, isGroup } from "./controls.js";
import { IssueList } from "./outputs.js";
import { Code, divideDescription, inline } from "./prose.js";

/** The input of a field of the form. */
interface FieldRowProps {
  readonly wireName: string;
  readonly parameter: Parameter;
  readonly text: string | undefined;
  readonly namespaces: readonly number[] | undefined;
  /** The issues of the parameter. */
  readonly issues: readonly VerdictIssue[];
  readonly onText: (text: string | undefined) => void;
}

/** A field: its name, its control, the first sentence of its description, and its issues. */
export function FieldRow(props: FieldRowProps) {
  const { wireName, parameter, text, namespaces, issues, onText } = props;
  const id = `field-${encodeURIComponent(wireName)}`;
  const aria = {
    "aria-describedby": [`${id}-help`, ...(issues.length > 0 ? [`${id}-issues`] : [])].join(" "),
    ...(issues.some(({ severity }) => severity === "error") && { "aria-invalid": "true" as const }),
  };
  const control = (
    <Control
      id={id}
      wireName={wireName}
      parameter={parameter}
      text={text}
      namespaces={namespaces}
      aria={aria}
      onText={onText}
    />
  );
  const name = <Code text={wireName} />;
  const clear = text !== undefined && (
    <button
      type="button"
      class="clear"
      aria-label={`Remove ${wireName}`}
      onClick={() => onText(undefined)}
    >
      ×
    </button>
  );
  const head = (
    <>
      {name}
      {parameter.required && <span class="badge">required</span>}
    </>
  );
  const body = (
    <>
      <div class="control">
        {control}
        {clear}
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
  return isGroup({ parameter, namespaces }) ? (
    <fieldset {...shared} aria-describedby={aria["aria-describedby"]}>
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
