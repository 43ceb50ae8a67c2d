import { dirname, relative, sep } from "node:path";
import { readConfigJob } from "../../project/config.js";
import { CONFIG_FILE, findConfig } from "../../project/find-config.js";
import { labelOf } from "../../project/job.js";
import { quoteForShell } from "../../text/message.js";

/**
 * The next step after a spec folder was written: to generate from it, or to add it to the
 * configuration first.
 *
 * @param folder absolute
 */
export function nextStepWith(folder: string, cwd: string): string {
  const config = findConfig(cwd);
  if (config === undefined) {
    const spec = quoteForShell(labelOf(folder, cwd));
    return `Next: run paramsmith generate --spec ${spec} --out src/api.`;
  }
  const { value: job } = readConfigJob(cwd, config);
  if (job?.specs.some(({ file }) => dirname(file) === folder))
    return "Next: run paramsmith generate.";
  const file = relative(dirname(config), folder).split(sep).join("/") || ".";
  return `Next: add { "file": ${JSON.stringify(file)} } to the specs of ${CONFIG_FILE}, and run paramsmith generate.`;
}
