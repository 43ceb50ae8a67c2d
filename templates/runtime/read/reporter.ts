import type { AnyModule } from "../model/descriptor.js";
import type { Issue, IssueCode } from "../model/issue.js";
import type { JsonObject } from "../model/json.js";
import type { ReadOptions, Reporter } from "../rules/rule.js";

/** Adds issues as the server treats them: a loss is a warning. */
export class ServerReporter implements Reporter {
  readonly parameter: string;
  readonly options: ReadOptions;
  readonly verbatim: boolean;
  readonly #issues: Issue[];
  readonly #module: AnyModule;

  constructor(issues: Issue[], module: AnyModule, parameter: string, options: ReadOptions) {
    this.#issues = issues;
    this.#module = module;
    this.parameter = parameter;
    this.options = options;
    this.verbatim = module.texts !== undefined;
  }

  error(code: IssueCode, text: string, data?: JsonObject): void {
    this.#add("error", code, text, data);
  }

  loss(code: IssueCode, text: string, data?: JsonObject): void {
    this.#add("warning", code, text, data);
  }

  deprecated(text: string, value?: string): void {
    const { parameter } = this;
    const selection = Object.entries(this.#module.select).map(
      ([name, chosen]) => `${name}=${chosen}&`,
    );
    const feature = `${selection.join("")}${parameter}${value === undefined ? "" : `=${value}`}`;
    this.#add("warning", "deprecation", text, { feature });
  }

  #add(severity: Issue["severity"], code: IssueCode, text: string, data?: JsonObject): void {
    const { parameter } = this;
    const message = `${parameter}: ${text}`;
    this.#issues.push({
      severity,
      code,
      parameter,
      module: this.#module.path,
      message,
      ...(data && { data }),
    });
  }
}
