import { systemReason } from "../../project/inputs.js";

/** Says in a sentence what no command foresaw: what the system refuses is no bug of the tool. */
export function failureText(error: Error): string {
  if (error.message.includes("uv_cwd"))
    return "The folder that the command runs in is gone. Change to another folder, and run it again.";
  if ("syscall" in error && "code" in error) {
    const what = "path" in error && typeof error.path === "string" ? `${error.path}: ` : "";
    return `paramsmith could not do its work: ${what}${systemReason(error)}.`;
  }
  return `paramsmith failed: ${error.message}. This is a bug; run again with --debug and report what it prints.`;
}
