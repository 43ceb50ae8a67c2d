import { describe, expect, it } from "vitest";
import { fieldTest, selectorsOf } from "../../../../generator/explorer/page/selector-form.js";
import { moduleBlock } from "../../../../generator/explorer/explored-spec.js";
import type { ModuleOperation } from "../../../../generator/spec/model/operation.js";
import { fieldsIn } from "../../../../generator/spec/model/result-fields.js";
import type { ResultField } from "../../../../generator/spec/model/result.js";
import { analyse } from "../../../../generator/pipeline.js";
import { readJobSpecs } from "../../../../generator/project/inputs.js";
import { specJob } from "../../../../generator/project/job.js";
import { REPOSITORY } from "../../support/places.js";

const [read] = readJobSpecs(specJob(["spec/paraminfo"], ".", REPOSITORY));
const { value: planned } = analyse(read?.value ?? missing());
const modules = planned?.kind === "catalogue" ? planned.model.operations : [];

function missing(): never {
  throw new Error("The shipped spec cannot be read.");
}

function named(name: string): ModuleOperation {
  return moduleBlock(modules.find((each) => each.name === name) ?? missing());
}

/** The names of the row's fields that a query requests. */
function fieldsFor(module: ModuleOperation, query: string): readonly string[] {
  const test = fieldTest(module, new URLSearchParams(query));
  return rowFields(module)
    .filter(test)
    .map(({ name }) => name);
}

function rowFields({ result, name }: ModuleOperation): readonly ResultField[] {
  const [top] = result?.response ?? [];
  return (top ? fieldsIn(top.shape) : [])
    .filter((field) => field.name === name)
    .flatMap(({ shape }) => fieldsIn(shape));
}

describe("The fields of a response", () => {
  const module = named("recentchanges");

  it("are those of the default of prop, without a choice", () => {
    const fields = fieldsFor(module, "");
    expect(fields).toEqual(expect.arrayContaining(["type", "title", "timestamp", "rcid"]));
    expect(fields).not.toContain("comment");
    expect(fields).not.toContain("user");
  });

  it("change with prop", () => {
    const fields = fieldsFor(module, "rcprop=comment|user");
    expect(fields).toEqual(expect.arrayContaining(["type", "comment", "user"]));
    expect(fields).not.toContain("title");
    expect(fieldsFor(module, "rcprop=")).toEqual(["type"]);
  });

  it("depend on the parameters that the form offers, with their values", () => {
    const selectors = selectorsOf(module, module.result ?? missing());
    expect(selectors.map(({ wireName }) => wireName)).toContain("rcprop");
    expect(selectors.find(({ wireName }) => wireName === "rcprop")?.values).toEqual(
      expect.arrayContaining(["ids", "title", "user"]),
    );
  });
});
