import type { ParamDescriptor } from "../../runtime/model/descriptor.js";
import { SEVERAL } from "./descriptors.js";

/** A parameter that is true if it is present. */
export const FLAG_PARAM: ParamDescriptor = { type: "boolean" };
/** A short text. */
export const STRING_PARAM: ParamDescriptor = { type: "string" };
/** A text of several lines. */
export const TEXT_PARAM: ParamDescriptor = { type: "text" };
/** The reason of a change, by default an empty text. */
export const REASON_PARAM: ParamDescriptor = { type: "string", default: "" };
/** A whole number. */
export const INTEGER_PARAM: ParamDescriptor = { type: "integer" };
/** The tags of a change. */
export const TAGS_PARAM: ParamDescriptor = { type: "tags", multi: SEVERAL };
/** The id of an account, which other parameters name since MediaWiki 1.35. */
export const USERID_PARAM: ParamDescriptor = { type: "integer", deprecated: true };
/** Several texts. */
export const STRINGS_PARAM: ParamDescriptor = { type: "string", multi: SEVERAL };
/** A file in the body of the request. */
export const FILE_PARAM: ParamDescriptor = { type: "upload" };
