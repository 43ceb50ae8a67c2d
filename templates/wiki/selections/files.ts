import { allimagesModule } from "../../../generated/paraminfo/allimages.js";
import { duplicatefilesModule } from "../../../generated/paraminfo/duplicatefiles.js";
import { filearchiveModule } from "../../../generated/paraminfo/filearchive.js";
import type { Precondition } from "../select/condition-types.js";
import type { Refusal, Selection } from "../select/selection.js";
import { byHash, hashRefusals, inPeriod, inTitles, lacking } from "./parts.js";
import { FILE } from "../data/namespaces.js";

const allimages: Selection = {
  module: allimagesModule,
  kind: "rows",
  from: "files",
  refuse: [
    {
      when: [{ generator: true }, { redirects: true }],
      code: "invalidparammix",
      text: "allimages as a generator cannot be used together with redirects.",
    },
    ...["start", "end", "user"].map((param) => requiresSort("timestamp", param)),
    requiresSort("timestamp", "filterbots", { not: { param: "filterbots", is: ["all"] } }),
    ...["from", "to", "prefix"].map((param) => requiresSort("name", param)),
    {
      when: [{ given: "user" }, { not: { param: "filterbots", is: ["all"] } }],
      code: "invalidparammix-cannotusewith",
      text: "user cannot be used together with filterbots.",
    },
    ...hashRefusals,
  ],
  where: [
    ...inTitles(FILE),
    ...inPeriod,
    { param: "user", column: "user" },
    {
      param: "filterbots",
      cases: { bots: [{ column: "byBot", is: true }], nobots: [{ column: "byBot", is: false }] },
    },
    { param: "minsize", column: "size", test: "min" },
    { param: "maxsize", column: "size", test: "max" },
    ...byHash,
    { param: "mime", column: "mime", strict: true },
  ],
  order: ["key"],
  columns: { canonicaltitle: "title" },
  pages: { by: "title" },
  variants: [{ when: [{ param: "sort", is: ["timestamp"] }], order: ["timestamp", "key"] }],
};

function requiresSort(
  sort: "name" | "timestamp",
  param: string,
  when: Precondition = { given: param },
): Refusal {
  return {
    when: [when, { not: { param: "sort", is: [sort] } }],
    code: "invalidparammix",
    text: `${param} requires sort=${sort}.`,
  };
}

const filearchive: Selection = {
  module: filearchiveModule,
  kind: "rows",
  from: "filearchive",
  refuse: [
    lacking("deletedhistory", "You are not allowed to see descriptions of deleted files.", [
      { param: "prop", is: ["description", "parseddescription"] },
    ]),
    lacking(["deletedtext", "undelete"], "You are not allowed to see metadata of deleted files.", [
      { param: "prop", is: ["metadata"] },
    ]),
    // The server reports an invalid `continue` first.
    ...hashRefusals.map((each) => ({ ...each, when: [...each.when, { absent: "continue" }] })),
  ],
  where: [
    ...inTitles(FILE),
    ...byHash,
    { when: [{ given: ["sha1", "sha1base36"] }], demand: [{ visible: "file" }] },
  ],
  order: ["key", "timestamp", "id"],
  veils: {
    filehidden: [
      "sha1",
      "size",
      "height",
      "width",
      "pagecount",
      "mediatype",
      "metadata",
      "bitdepth",
      "mime",
    ],
    commenthidden: ["description", "parseddescription"],
  },
};

/** Each file with each other file that has the same bytes. */
const duplicatefiles: Selection = {
  module: duplicatefilesModule,
  kind: "rows of pages",
  from: "files",
  belongs: "title",
  namespace: FILE,
  join: {
    table: "files",
    on: { theirs: "sha1", ours: "sha1" },
    columns: { other: "name", otherkey: "key", timestamp: "timestamp", user: "user" },
  },
  where: [{ column: "isOther", is: true }],
  order: ["key", "other"],
  pages: { by: "title", key: "otherkey" },
  columns: { name: "other" },
  falses: ["shared"],
};

/** The modules that list files. */
export const fileModules: readonly Selection[] = [allimages, filearchive, duplicatefiles];
