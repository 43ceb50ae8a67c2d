import type { StepStub } from "./step-stub.ts";
import type { StepWiki } from "./step-wiki.ts";

/** Both sides of a scenario. */
export interface Sides {
  readonly wiki: StepWiki;
  readonly stub: StepStub;
}
