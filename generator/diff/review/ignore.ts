import { diagnostic } from "../../diagnostics/diagnostic.js";
import type { Position, Staged } from "../../diagnostics/diagnostic.js";
import { parseDocument } from "../../read/document.js";
import { below } from "../../read/document.js";
import type { Document } from "../../read/document.js";
import type { Origin } from "../../model/parameter.js";
import type { SourceFile } from "../../files/input.js";
import { findingsOf } from "./finding.js";
import type { Finding } from "./finding.js";
import { isObject } from "../../json/value.js";

/** An accepted finding with its reason. */
export interface Accepted {
  readonly id: string;
  readonly reason: string;
}

/** The accepted findings, with the locations of their entries. */
export interface IgnoreList {
  readonly document: Document;
  readonly entries: readonly Accepted[];
}

/** Reads a list of `{"id", "reason"}` objects. Both members are required. */
export function readIgnoreList(file: SourceFile): Staged<IgnoreList> {
  const document = parseDocument(file.file, file.bytes);
  if (!document.value) return { value: undefined, diagnostics: document.diagnostics };
  const { value } = document.value;
  const list: readonly unknown[] | undefined = Array.isArray(value) ? value : undefined;
  if (!list)
    return {
      value: undefined,
      diagnostics: [
        diagnostic("ignore-invalid", { detail: "it is no list" }, document.value.locate("")),
      ],
    };
  const { value: read } = document;
  const diagnostics = list.flatMap((entry, index) =>
    isAccepted(entry)
      ? []
      : [
          diagnostic(
            "ignore-invalid",
            { detail: "an entry needs the texts `id` and `reason`" },
            read.locate(below("", index)),
          ),
        ],
  );
  if (diagnostics.length > 0) return { value: undefined, diagnostics };
  return { value: { document: document.value, entries: list.filter(isAccepted) }, diagnostics: [] };
}

function isAccepted(entry: unknown): entry is Accepted {
  if (!isObject(entry)) return false;
  const { id, reason } = entry;
  return typeof id === "string" && typeof reason === "string" && reason.trim() !== "";
}

/** Removes accepted findings, and reports entries without a finding. */
export function withoutAccepted(
  findings: readonly Finding[],
  { document, entries }: IgnoreList,
): { readonly findings: readonly Finding[]; readonly ignored: number } {
  const accepted = new Set(entries.map(({ id }) => id));
  const occurring = new Set(findings.map(({ id }) => id));
  const kept = findings.filter(({ id }) => !accepted.has(id));
  const stale = entries.flatMap(({ id }, index) =>
    occurring.has(id)
      ? []
      : [
          {
            rule: "stale-ignore" as const,
            module: "",
            value: id,
            origins: { new: { file: document.file, pointer: below("", index) } },
          },
        ],
  );
  const locate = ({ pointer }: Origin): Position => document.locate(pointer);
  const reported = findingsOf(stale, { old: locate, new: locate });
  return { findings: [...kept, ...reported], ignored: findings.length - kept.length };
}
