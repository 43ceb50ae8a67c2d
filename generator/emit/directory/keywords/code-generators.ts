import type { Ajv2020 } from "ajv/dist/2020.js";
import type { CodeGen } from "ajv/dist/compile/codegen/index.js";

/**
 * Changes the generators of code with which an ajv writes functions, each before the first keyword of
 * its function.
 */
export function changeGenerators(ajv: Ajv2020, change: (gen: CodeGen) => void): void {
  const changed = new WeakSet<CodeGen>();
  for (const rule of Object.values(ajv.RULES.all)) {
    if (typeof rule !== "object" || !("code" in rule.definition)) continue;
    const { definition } = rule;
    const write = definition.code;
    definition.code = (context, type) => {
      // A function has one generator, which its types and its other keywords use, too.
      if (!changed.has(context.gen)) change(context.gen);
      changed.add(context.gen);
      write(context, type);
    };
  }
}
