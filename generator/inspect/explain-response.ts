import { pathText } from "../../templates/runtime/response/response-issue.js";
import { counted } from "../text/message.js";
import { escapeHidden } from "../text/hidden.js";
import type { ResponseFinding, ResponseVerdict } from "./response.js";

/** Formats a verdict on a response: its findings by path, and a summary with help. */
export function explainResponse(verdict: ResponseVerdict): readonly string[] {
  const { request, error, findings } = verdict;
  return [
    request === "" ? "(an empty request)" : escapeHidden(request),
    ...(error
      ? [`  The answer is an error, ${escapeHidden(error.code)}: ${escapeHidden(error.info)}`]
      : grouped(findings).flatMap(groupLines)),
    ...summary(verdict),
  ];
}

/** Groups findings that differ only in their row. */
function grouped(findings: readonly ResponseFinding[]): readonly (readonly ResponseFinding[])[] {
  const groups = new Map<string, ResponseFinding[]>();
  for (const finding of findings) {
    const { code, path, expected = "" } = finding;
    const place = path.map((step) => (typeof step === "number" ? 0 : step));
    const key = JSON.stringify([code, place, expected]);
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()];
}

function groupLines(group: readonly ResponseFinding[]): readonly string[] {
  const [first, ...others] = group;
  if (!first) return [];
  const { code, place, path, modules, message, expected, found, meant } = first;
  const value = found === undefined ? "" : ` = ${escapeHidden(found)}`;
  const more = others.length === 0 ? "" : `, and ${counted(others.length, "more row")}`;
  const own = pathText(path);
  const text = message.startsWith(`${own} `) ? message.slice(own.length + 1) : message;
  const wanted = code === "missing-field" && expected !== undefined ? ` It was ${expected}.` : "";
  const hint = meant === undefined ? "" : ` Did you mean ${escapeHidden(meant)}?`;
  return [
    `  ${escapeHidden(place)}${value}  (${modules.join(", ")}${more})`,
    `    ${code}: ${escapeHidden(text)}${wanted}${hint}`,
  ];
}

function summary(verdict: ResponseVerdict): readonly string[] {
  const { error, findings, servers, otherVersion, request } = verdict;
  if (error)
    return [
      "What was learned says nothing of errors; paramsmith inspect says what the server refuses of a request.",
    ];
  const from = servers.length === 0 ? "" : ` from ${servers.map(escapeHidden).join(", ")}`;
  if (findings.length === 0) return [`The answer is as learned${from}.`];
  const lines = [`The answer is not as learned${from}: ${counted(findings.length, "finding")}.`];
  if (otherVersion !== undefined)
    return [
      ...lines,
      `In format version ${otherVersion} it would be: ${/formatversion/.test(request) ? "name that version in" : `add formatversion=${otherVersion} to`} the request.`,
    ];
  const unlearned = findings.filter(({ code }) => code === "unknown-module");
  const again = [...new Set(findings.flatMap(({ modules }) => modules))].filter((path) =>
    path.startsWith("query+"),
  );
  return [
    ...lines,
    ...(unlearned.length === findings.length
      ? [`Learn it: paramsmith learn URL --modules ${again.join(" ")}`]
      : [
          `Where the server is right, learn again: paramsmith learn URL${again.length === 0 ? "" : ` --modules ${again.join(" ")}`}`,
        ]),
  ];
}
