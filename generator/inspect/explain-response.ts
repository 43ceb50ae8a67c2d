import { pathText } from "../../templates/runtime/response/response-issue.js";
import { counted } from "../base/counted.js";
import { groupBy } from "../base/group.js";
import type { Group } from "../base/group.js";
import { escapeHidden } from "../base/hidden-characters.js";
import type { ResponseFinding, ResponseVerdict } from "./response.js";

/** Formats a verdict on a response: its findings by path, and a summary with help. */
export function explainResponse(verdict: ResponseVerdict): readonly string[] {
  const { request, error, findings } = verdict;
  return [
    request === "" ? "(an empty request)" : escapeHidden(request),
    ...(error
      ? [`  The response is an error, ${escapeHidden(error.code)}: ${escapeHidden(error.info)}`]
      : findingLines(findings)),
    ...summary(verdict),
  ];
}

/** Formats findings by path. */
export function findingLines(findings: readonly ResponseFinding[]): readonly string[] {
  return [...groupBy(findings, rowKey).values()].flatMap(groupLines);
}

/** Equal for findings that differ only in their row. */
function rowKey({ code, path, expected = "" }: ResponseFinding): string {
  const place = path.map((step) => (typeof step === "number" ? 0 : step));
  return JSON.stringify([code, place, expected]);
}

function groupLines([first, ...others]: Group<ResponseFinding>): readonly string[] {
  const { code, place, path, modules, message, expected, found, meant } = first;
  const value = found === undefined ? "" : ` = ${escapeHidden(found)}`;
  const more = others.length === 0 ? "" : `, and ${counted(others.length, "more row")}`;
  const own = pathText(path);
  const text = message.startsWith(`${own} `) ? message.slice(own.length + 1) : message;
  const wanted =
    code === "missing-field" && expected !== undefined ? ` Expected: ${expected}.` : "";
  const hint = meant === undefined ? "" : ` Did you mean ${escapeHidden(meant)}?`;
  return [
    `  ${escapeHidden(place)}${value}  (${modules.join(", ")}${more})`,
    `    ${code}: ${escapeHidden(text)}${wanted}${hint}`,
  ];
}

function summary(verdict: ResponseVerdict): readonly string[] {
  const { error, findings, servers, otherVersion } = verdict;
  if (error)
    return [
      "help: learned results do not describe errors; paramsmith inspect explains the errors of a request.",
    ];
  const of = servers.length === 0 ? "" : ` of ${servers.map(escapeHidden).join(", ")}`;
  if (findings.length === 0) return [`The response matches the learned results${of}.`];
  const lines = [
    `The response differs from the learned results${of}: ${counted(findings.length, "finding")}.`,
  ];
  if (otherVersion !== undefined)
    return [
      ...lines,
      `help: set formatversion=${otherVersion} in the request; the response matches format version ${otherVersion}.`,
    ];
  const unlearned = findings.filter(({ code }) => code === "unknown-module");
  const again = [...new Set(findings.flatMap(({ modules }) => modules))].filter((path) =>
    path.startsWith("query+"),
  );
  return [
    ...lines,
    ...(unlearned.length === findings.length
      ? [`help: learn these modules: paramsmith learn URL --modules ${again.join(",")}`]
      : [
          `help: if the response is correct, learn again: paramsmith learn URL${again.length === 0 ? "" : ` --modules ${again.join(",")}`}`,
        ]),
  ];
}
