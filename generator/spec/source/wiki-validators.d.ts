import type { WikiData } from "../../templates/wiki/data/wiki-data.js";
import type { SchemaValidator } from "./validators.js";

export declare const wiki: SchemaValidator<WikiData>;
