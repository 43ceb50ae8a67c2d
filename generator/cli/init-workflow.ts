import type { PackageManager } from "./project-facts.js";

interface ManagerSteps {
  /** The steps before the installation. */
  readonly setup: readonly string[];
  readonly install: string;
  /** Runs a command of an installed package. */
  readonly execute: string;
}

const NODE = ["- uses: actions/setup-node@v4", "  with:", "    node-version: 22"];

const STEPS: Readonly<Record<PackageManager, ManagerSteps>> = {
  npm: { setup: NODE, install: "npm ci", execute: "npx" },
  pnpm: {
    setup: [...NODE, "- run: corepack enable"],
    install: "pnpm install --frozen-lockfile",
    execute: "pnpm exec",
  },
  yarn: {
    setup: [...NODE, "- run: corepack enable"],
    install: "yarn install",
    execute: "yarn run",
  },
  bun: {
    setup: [...NODE, "- uses: oven-sh/setup-bun@v2"],
    install: "bun install --frozen-lockfile",
    execute: "bunx",
  },
};

/** The command line that runs `paramsmith` in a project. */
export function paramsmithCommand(manager: PackageManager, args: string): string {
  return `${STEPS[manager].execute} paramsmith ${args}`;
}

/**
 * The text of a GitHub Actions workflow that runs `paramsmith check`.
 *
 * @param folder the path of the project in its repository, with `/`; empty if it is the top folder
 */
export function workflowText(manager: PackageManager, folder: string): string {
  const { setup, install } = STEPS[manager];
  const steps = [
    "- uses: actions/checkout@v4",
    ...setup,
    `- run: ${install}`,
    `- run: ${paramsmithCommand(manager, "check")}`,
  ];
  const inFolder =
    folder === ""
      ? []
      : ["    defaults:", "      run:", `        working-directory: ${JSON.stringify(folder)}`];
  return [
    "# Fails if the generated code is not up to date with its specs.",
    "name: paramsmith",
    "on: [push, pull_request]",
    "permissions:",
    "  contents: read",
    "jobs:",
    "  check:",
    "    runs-on: ubuntu-latest",
    ...inFolder,
    "    steps:",
    ...steps.map((line) => `      ${line}`),
    "",
  ].join("\n");
}
