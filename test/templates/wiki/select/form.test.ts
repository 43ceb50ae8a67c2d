import { describe, expect, it } from "vitest";
import { hasForm } from "../../../../templates/wiki/select/form.js";
import type { Form } from "../../../../templates/wiki/select/form.js";

const SHA1 = "0123456789abcdef0123456789ABCDEF01234567";

describe("a form of texts", () => {
  it.each<readonly [Form, readonly string[], readonly string[]]>([
    ["nothing", [""], [" ", "0"]],
    ["number", ["0", "-12", "007"], ["", "-", "1.5", "+1", "1a"]],
    ["hexadecimal", ["", "0a", "FF00"], ["0", "0g", "abc"]],
    ["sha1", [SHA1], ["", SHA1.slice(1), `${SHA1}0`, SHA1.replace("0", "g")]],
    [
      "sha1 in base 36",
      ["z".repeat(31), "0A".padEnd(31, "9")],
      ["", "z".repeat(30), "-".repeat(31)],
    ],
    ["revision", ["0", "12", "prev", "NEXT", "cur"], ["", "-1", "previous", "1a"]],
  ])("%s is told from others", (form, fitting, others) => {
    expect(fitting.filter((text) => !hasForm(text, form))).toEqual([]);
    expect(others.filter((text) => hasForm(text, form))).toEqual([]);
  });
});
