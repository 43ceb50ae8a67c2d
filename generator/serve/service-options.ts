import type { Wiki } from "../../templates/wiki/data/wiki.js";
import type { Document } from "../base/document.js";

/** Checked data that replaces generated data. */
export interface ServiceData {
  /** An object with the data of each service, by name. */
  readonly data: Document;
  /** The wikis of that data, by the name of their service. */
  readonly wikis: ReadonlyMap<string, Wiki>;
}

/** The options of a stub. */
export interface StubOptions extends Partial<ServiceData> {
  readonly seed: number;
  /** Whether wikis refuse what they would warn of. Default: false. */
  readonly strict?: boolean;
  /** The envelope of an OpenAPI document's lists. */
  readonly envelope: "bare" | "embedded";
}

/** The options of the services. */
export interface ServiceOptions extends StubOptions {
  /** The path of the first catalogue's service. Default: `/api.php`. */
  readonly path?: string;
}
