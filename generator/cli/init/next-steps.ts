import { quoteForShell } from "../../text/message.js";
import type { Choices } from "./choices.js";
import type { ProjectFacts } from "./project-facts.js";
import { paramsmithCommand } from "./workflow.js";

/** The steps of the user after `init`, numbered. */
export function nextSteps(
  { out, program, ci }: Choices,
  { installed, packageManager, importExtension }: ProjectFacts,
): readonly string[] {
  const check = paramsmithCommand(packageManager, "check");
  const steps = [
    ...(installed === undefined ? ["Install Paramsmith in this project."] : []),
    `Generate ${out}: ${paramsmithCommand(packageManager, "generate")}`,
    `Run the first program: ${programCommand(program, importExtension)}`,
    ci === "github"
      ? `Commit these files and ${out}. The workflow runs ${check} after each push.`
      : `Commit these files and ${out}, and run ${check} in CI.`,
  ];
  return ["Next:", ...steps.map((step, index) => `  ${index + 1}. ${step}`)];
}

/** Node runs TypeScript only if imports name its files. */
function programCommand(program: string, importExtension: string): string {
  return `${importExtension === ".ts" ? "node" : "npx tsx"} ${quoteForShell(program)}`;
}
