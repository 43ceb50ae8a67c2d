/** Registers the loader of TypeScript for a process of tests. */
import { register } from "node:module";

register("./loader.mjs", import.meta.url);
