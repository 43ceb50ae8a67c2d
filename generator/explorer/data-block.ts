import { int64Integers } from "../../templates/runtime/content/int64-json.js";
import { asciiScript } from "./ascii.js";

/** An element with JSON, which the page parses when it needs it. */
export function dataBlock(id: string, value: unknown): string {
  return `<script type="application/json" id="${idOf(id)}">${inScript(int64Integers.exact.write(value))}</script>`;
}

/** The id of the block of the whole page. */
export const PAGE_BLOCK = "explorer";

/** The id of an operation's block, by the positions of its spec and of the operation. */
export function operationBlockId(spec: number, operation: number): string {
  return `operation-${spec}-${operation}`;
}

/** The id of the block of a directory's stub, by the position of its spec. */
export function stubBlockId(spec: number): string {
  return `stub-${spec}`;
}

/** JSON in which nothing can end the element or begin a comment. */
function inScript(json: string): string {
  return asciiScript(json.replaceAll("<", String.raw`\u003c`));
}

function idOf(id: string): string {
  if (!/^[a-z0-9-]+$/.test(id)) throw new Error(`${id} is no id of a block.`);
  return id;
}
