import { program } from "./usage-programs.js";
import type { UsageProgramCase } from "./usage-programs.js";

/** Programs in the styles of applications. `@/` is the folder of the generated code. */
export const STYLE_PROGRAMS: readonly UsageProgramCase[] = [
  program("a service class", {
    "service.ts":
      'import { allpages } from "@/allpages.js";\nimport type { AllpagesParams } from "@/allpages.js";\nexport class Pages {\n  constructor(private readonly send: (request: unknown) => Promise<unknown>) {}\n  list(params: AllpagesParams) {\n    return this.send(allpages({ ...params, filterredir: "nonredirects" }));\n  }\n}',
  }),
];
