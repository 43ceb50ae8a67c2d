import { describe, expect, it } from "vitest";
import { diagnostic } from "../../../generator/base/diagnostic.js";
import type { Diagnostic } from "../../../generator/base/diagnostic.js";
import {
  unacceptedWarnings,
  withoutAcceptedWarnings,
} from "../../../generator/project/accepted.js";
import { configJob } from "../../../generator/project/job.js";
import type { Job } from "../../../generator/project/job.js";

const position = { file: "paramsmith.config.json", line: 3, column: 5 };
const login = diagnostic("dynamic-parameters", { name: "login" });
const clash = diagnostic("root-wire-name", { name: "format", module: "a b", other: "main" });

function job(...ids: readonly (readonly [id: string, until?: string])[]): Job {
  return {
    ...configJob("/p/paramsmith.config.json", { specs: [{ file: "a.json" }] }, "/p"),
    acceptedWarnings: ids.map(([id, until]) => ({
      id,
      reason: "It is theirs.",
      ...(until !== undefined && { until }),
      position,
    })),
  };
}

function inShort({ code, message }: Diagnostic): string {
  return `${code}: ${message}`;
}

describe("the id of a warning", () => {
  it("is its code with its arguments by name, safe in any file", () => {
    expect([login.id, clash.id]).toEqual([
      "dynamic-parameters:login",
      "root-wire-name:a%20;b:format:main",
    ]);
  });

  it("is no member of an error, which nothing accepts", () => {
    expect(diagnostic("no-modules", {})).not.toHaveProperty("id");
  });
});

describe("the warnings that a configuration accepts", () => {
  it("are not reported; others are, with the id to accept them by", () => {
    const left = withoutAcceptedWarnings(
      [login, clash],
      job(["dynamic-parameters:login", "2030-06-30"]),
      "2030-06-30",
    );
    expect(left).toEqual([
      {
        ...clash,
        help: "change the prefix of the module, if it is yours; or accept it in paramsmith.config.json: root-wire-name:a%20;b:format:main",
      },
    ]);
  });

  it("are reported again after the last day, with the entry", () => {
    const left = withoutAcceptedWarnings(
      [login],
      job(["dynamic-parameters:login", "2030-06-30"]),
      "2030-07-01",
    );
    expect(left.map(inShort)).toEqual([
      inShort(login),
      'accepted-expired: the warning "dynamic-parameters:login" was accepted until 2030-06-30: It is theirs.',
    ]);
    expect(left[1]).toMatchObject({ severity: "warning", position });
  });

  it("are reported as entries if they do not occur", () => {
    const left = withoutAcceptedWarnings([], job(["dynamic-parameters:gone"]), "2030-07-01");
    expect(left).toMatchObject([{ code: "accepted-unused", severity: "warning", position }]);
  });

  it("are not judged after an error, which may have hidden them", () => {
    const error = diagnostic("no-modules", {});
    expect(withoutAcceptedWarnings([error], job(["gone"]), "2030-07-01")).toEqual([error]);
  });

  it("are the only thing that is removed for commands that only read specs", () => {
    const ids = job(["dynamic-parameters:login"], ["dynamic-parameters:gone"]);
    expect(unacceptedWarnings([login, clash], ids, "2030-07-01")).toEqual([clash]);
  });

  it("stay as they are without a configuration", () => {
    const { config: _, ...lone } = job();
    expect(withoutAcceptedWarnings([login], lone, "2030-07-01")).toEqual([login]);
  });
});
