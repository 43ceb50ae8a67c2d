import { isAbsolute } from "node:path";
import { validateShape } from "../../../generator/spec/source/validate-shape.js";
import { hasErrors } from "../../../generator/base/diagnostic.js";
import { configJob } from "../../../generator/project/job.js";
import { parseDocument } from "../../../generator/base/document.js";
import { config as validateConfig } from "../../../generator/spec/source/validators.js";
import { holds, same } from "../target.js";
import type { Target } from "../target.js";

/** Nothing is there, so that only the text counts. */
const FOLDER = "/nowhere/at/all";

/** The text of a configuration. */
export const target: Target = {
  name: "configurations",
  form: "bytes",
  seeds: () => [
    '{"specs":[{"file":"wiki.json"}]}',
    '{"$schema":"./x.json","out":"src/api","specs":[{"file":"wiki.json","name":"wiki","protocol":"p.json"},{"file":"spec/paraminfo"}],"importExtension":".ts"}',
    '{"out":"../..","specs":[{"file":"/etc/passwd","name":"../x"}],"importExtension":""}',
  ],
  run: (input) => {
    const document = parseDocument("paramsmith.config.json", input);
    holds(
      (document.value === undefined) === hasErrors(document.diagnostics),
      () => "There is a document and errors, or neither.",
    );
    if (!document.value) return;
    const config = validateShape(document.value, validateConfig);
    holds(
      (config.value === undefined) === hasErrors(config.diagnostics),
      () => "There is a configuration and errors, or neither.",
    );
    if (!config.value) return;
    const job = configJob(`${FOLDER}/paramsmith.config.json`, config.value.value, FOLDER);
    same(
      configJob(`${FOLDER}/paramsmith.config.json`, config.value.value, FOLDER),
      job,
      "The second job is another",
    );
    holds(isAbsolute(job.out), () => `The folder is not absolute: ${job.out}`);
    for (const { name, file } of job.specs) {
      holds(isAbsolute(file), () => `The file is not absolute: ${file}`);
      holds(
        /^[a-z][a-z0-9-]*$/.test(name),
        () => `The folder of a spec is ${JSON.stringify(name)}.`,
      );
    }
  },
};
