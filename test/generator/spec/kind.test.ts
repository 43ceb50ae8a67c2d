import { expect, it } from "vitest";
import { isCatalogue, isCorrections, isOpenApi } from "../../../generator/spec/recognition.js";

it.each<readonly [unknown, readonly boolean[]]>([
  [{ paraminfo: {} }, [true, false, false]],
  [{ openapi: "3.1.0" }, [false, true, false]],
  [{ swagger: "2.0" }, [false, true, false]],
  [{ corrections: [] }, [false, false, true]],
  [{ other: 1 }, [false, false, false]],
  [null, [false, false, false]],
  ["paraminfo", [false, false, false]],
  [undefined, [false, false, false]],
])("The kind of the document %j is recognised by its key", (value, expected) => {
  expect([isCatalogue(value), isOpenApi(value), isCorrections(value)]).toEqual(expected);
});
