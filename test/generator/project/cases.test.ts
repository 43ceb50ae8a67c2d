/**
 * The job of a configuration or of a command line, and what it reads: the cases of `cases/*.txt`.
 *
 * ```text
 * == title
 * file PATH TEXT        a file of the project, whose folder is `~` in what is shown; `\n` is a line feed
 * config TEXT           its configuration
 * cwd PATH              the folder of the command; default: the project
 * specs PATH…           specs of the command line, without a configuration
 * inputs                shows what each spec reads: names of files, with `+` those that ship
 * on DATE CODE JSON…    shows which of these warnings are not accepted on a day
 * --
 * the job, its specs and the problems: `UPDATE_GOLDENS=1` writes them
 * ```
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { diagnostic } from "../../../generator/base/diagnostic.js";
import type { Diagnostic } from "../../../generator/base/diagnostic.js";
import {
  unacceptedWarnings,
  withoutAcceptedWarnings,
} from "../../../generator/project/accepted.js";
import { readConfigJob } from "../../../generator/project/config-job.js";
import { readInputs } from "../../../generator/project/inputs.js";
import { configFrom, jobCommand, partsOf, specJob } from "../../../generator/project/job.js";
import type { Job } from "../../../generator/project/job.js";
import type { SpecInput } from "../../../generator/spec/input.js";
import type { SourceFile } from "../../../generator/spec/source/source-file.js";
import { writeFiles } from "../support/files.js";
import { describeCases } from "../support/text-cases.js";
import { REPOSITORY, scratchFolder } from "../support/places.js";

function shownDiagnostic({ severity, code, position, message, help }: Diagnostic): string {
  const { file = "-", line = 0, column = 0 } = position ?? {};
  return `${file}:${line}:${column} ${severity}[${code}] ${message}${help ? ` (${help})` : ""}`;
}

function namesOf(files: readonly SourceFile[] | undefined): string {
  const names = (files ?? []).map(({ file }) => file);
  return names.length > 4 ? `${names.slice(0, 4).join(" ")} and more` : names.join(" ");
}

/** What a spec reads, each kind of files on a line. */
function shownInput(input: SpecInput): readonly string[] {
  const { spec, combined, ...more } = input;
  const options = Object.entries(more).filter(([, value]) => {
    return typeof value !== "object" && value !== undefined;
  });
  const references = "references" in more ? JSON.stringify(more.references) : undefined;
  const own = { ...more, ...(combined && { others: combined.others.map((each) => each.spec) }) };
  const files = Object.entries(own).flatMap(([name, value]) => {
    const list: unknown[] = Array.isArray(value) ? value : [value];
    const sources = list.filter((each): each is SourceFile => Object(each).bytes !== undefined);
    return sources.length > 0 ? [`  ${name}: ${namesOf(sources)}`] : [];
  });
  if (references !== undefined) files.push(`  references: ${references.slice(0, 100)}`);
  return [`reads ${spec.file} ${JSON.stringify(Object.fromEntries(options))}`, ...files];
}

function shownJob(job: Job): readonly string[] {
  const { specs, acceptedWarnings: _, ...rest } = job;
  return [
    `job ${JSON.stringify({ ...rest, command: jobCommand(job, "check"), from: configFrom(job) })}`,
    ...specs.flatMap((spec) => [
      `spec ${JSON.stringify(spec)}`,
      ...(spec.combined
        ? [
            `  of ${partsOf(spec)
              .map(({ file }) => file)
              .join(" ")}`,
          ]
        : []),
    ]),
  ];
}

function resultOf(lines: readonly string[]): string {
  const folder = scratchFolder();
  const shown: string[] = [];
  let cwd = folder;
  let job: Job | undefined;
  let isConfigured = false;
  const read = (): Job | undefined => {
    if (job || !isConfigured) return job;
    const found = readConfigJob(cwd);
    shown.push(...found.diagnostics.map(shownDiagnostic));
    job = found.value;
    return job;
  };
  for (const line of lines) {
    const [command = "", path = ""] = line.split(" ", 2);
    const rest = line.slice(`${command} ${path} `.length).replaceAll("\\n", "\n");
    if (command === "file") writeFiles(folder, [{ path, text: rest }]);
    if (command === "config") {
      const text = line.slice("config ".length).replaceAll("\\n", "\n");
      writeFiles(folder, [{ path: "paramsmith.config.json", text }]);
    }
    if (command === "config" || command === "job") isConfigured = true;
    if (command === "cwd") {
      cwd = join(folder, path);
      mkdirSync(cwd, { recursive: true });
    }
    if (command === "specs") job = specJob(line.split(" ").slice(1), "out", cwd);
    if (command === "inputs") {
      const found = read();
      const { value, diagnostics = [] } = found ? readInputs(found) : {};
      shown.push(...(value?.specs ?? []).flatMap(shownInput), ...diagnostics.map(shownDiagnostic));
    }
    if (command === "on") {
      const found = read();
      const warnings: readonly [never, never][] = JSON.parse(rest);
      const all = warnings.map(([code, args]) => diagnostic(code, args));
      if (!found) continue;
      shown.push(
        ...withoutAcceptedWarnings(all, found, path).map(shownDiagnostic),
        ...unacceptedWarnings(all, found, path).map(
          ({ id }) => `only reading: ${id ?? "an error"}`,
        ),
      );
    }
  }
  if (shown.length === 0) {
    const found = read();
    if (found) shown.push(...shownJob(found));
  }
  return shown.join("\n").replaceAll(folder, "~").replaceAll(REPOSITORY, "+");
}

describeCases(new URL("cases/", import.meta.url), resultOf);
