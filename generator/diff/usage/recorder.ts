import { relative, sep } from "node:path";
import type { ts as TS } from "ts-morph";
import { ts } from "../../base/ts-morph.js";
import type { UsedLocation } from "../finding.js";
import type { GeneratedOrigin, UseRole } from "./generated-code.js";
import type { Use } from "./uses.js";
import type { UsageTypes } from "./types.js";

/** A member of generated code with a closed list of values. */
export interface EnumeratedValues {
  readonly modules: readonly string[];
  readonly role: UseRole;
  readonly member: string;
  /** The values without those that findings are about. */
  readonly unchanged: ReadonlySet<string>;
  readonly values: ReadonlySet<string>;
}

/** The names of the members of a generated type. */
export interface MemberNames {
  readonly modules: readonly string[];
  readonly role: UseRole;
  readonly names: ReadonlySet<string>;
}

const MAX_LINE = 200;

/** Collects uses of code. */
export interface UseRecorder {
  readonly uses: Use[];
  readonly untyped: Map<string, UsedLocation[]>;
  readonly totalHandlers: UsedLocation[];
  readonly locate: (node: TS.Node, reason?: string) => UsedLocation;
  readonly addReference: (origin: GeneratedOrigin, node: TS.Node) => void;
  readonly addOpen: (
    modules: readonly string[],
    role: UseRole,
    node: TS.Node,
    reason: string,
  ) => void;
  readonly addMember: (
    modules: readonly string[],
    role: UseRole,
    member: string,
    node: TS.Node,
    values?: readonly string[],
  ) => void;
}

/** Creates a recorder whose locations are relative to a folder. */
export function useRecorder(cwd: string): UseRecorder {
  const uses: Use[] = [];
  const locate = (node: TS.Node, reason?: string): UsedLocation => {
    const at = locationOfNode(cwd, node);
    return reason === undefined ? at : { ...at, reason };
  };
  return {
    uses,
    untyped: new Map(),
    totalHandlers: [],
    locate,
    addReference: ({ modules }, node) => {
      const position = locate(node);
      for (const module of modules) uses.push({ kind: "reference", module, position });
    },
    addOpen: (modules, role, node, reason) => {
      const position = locate(node, reason);
      for (const module of modules) uses.push({ kind: "open", module, role, position });
    },
    addMember: (modules, role, member, node, values) => {
      const position = locate(node);
      for (const module of modules)
        uses.push({ kind: "member", module, role, member, position, ...(values && { values }) });
    },
  };
}

function locationOfNode(cwd: string, node: TS.Node): UsedLocation {
  const file = node.getSourceFile();
  const start = node.getStart(file);
  const { line, character } = ts.getLineAndCharacterOfPosition(file, start);
  const starts = file.getLineStarts();
  const first = Math.max(0, line - 1);
  const lines = [first, first + 1, first + 2]
    .filter((each) => each <= line + 1 && each < starts.length)
    .map((each) => lineText(file.text, starts[each] ?? 0, starts[each + 1]));
  const name = relative(cwd, file.fileName).split(sep).join("/");
  return {
    file: name,
    line: line + 1,
    column: character + 1,
    excerpt: { firstLine: first + 1, lines },
  };
}

function lineText(text: string, start: number, end: number | undefined): string {
  return text
    .slice(start, end)
    .replace(/(?:\r\n|[\n\r\u2028\u2029])$/, "")
    .slice(0, MAX_LINE);
}

/** The inputs of a walk over statements. */
export interface UsageWalk {
  readonly types: UsageTypes;
  readonly recorder: UseRecorder;
  readonly enumerated: readonly EnumeratedValues[];
  readonly memberNames: readonly MemberNames[];
}
