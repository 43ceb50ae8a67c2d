import type { TextDescriptor } from "../descriptor.js";
import type { ParsedRule } from "./rule.js";
import { stringText } from "./rule.js";

/** Any text, within the length limits that the parameter states. */
export const string: ParsedRule<TextDescriptor> = {
  kind: "parsed",
  expects: "a string",
  text: stringText,
  read(text, param, report) {
    if (param.required && text === "") {
      report.error("missingparam", "is required and must not be empty");
      return undefined;
    }
    const { maxbytes, maxchars } = param;
    if (maxbytes !== undefined && new TextEncoder().encode(text).length > maxbytes) {
      report.error("maxbytes", `must not be longer than ${maxbytes} bytes`, { maxbytes, maxchars });
      return undefined;
    }
    if (maxchars !== undefined && Array.from(text).length > maxchars) {
      report.error("maxchars", `must not be longer than ${maxchars} characters`, {
        maxbytes,
        maxchars,
      });
      return undefined;
    }
    return text;
  },
};
