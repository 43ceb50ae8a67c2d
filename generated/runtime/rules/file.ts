// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { TextDescriptor } from "../model/descriptor.js";
import { wrongType } from "../model/violation.js";
import { isFileContent } from "../wire/uploaded-file.js";
import type { Check } from "./check.js";

/** The content of a file. */
export const fileCheck: Check<TextDescriptor> = {
  run: (value) =>
    isFileContent(value) ? undefined : wrongType("badvalue", "a Blob, a File, or bytes", value),
};
