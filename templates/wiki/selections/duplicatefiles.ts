import type { Selection } from "../select/selection.js";

const FILE = 6;

/** The stub's response to `prop=duplicatefiles`: each file with each other file that has the same bytes. */
export const duplicatefiles: Selection = {
  module: "query+duplicatefiles",
  params: { limit: "*", continue: "*", dir: "ascending|descending", localonly: "*" },
  kind: "rows of pages",
  from: "files",
  belongs: "title",
  namespace: FILE,
  join: {
    table: "files",
    on: { theirs: "sha1", ours: "sha1" },
    columns: {
      other: "name",
      otherkey: "key",
      timestamp: "timestamp",
      user: "user",
    },
  },
  where: [{ column: "isOther", is: true }],
  order: ["key", "other"],
  direction: { param: "dir", down: ["descending"] },
  pages: { by: "title", key: "otherkey" },
  columns: { name: "other" },
  falses: ["shared"],
};
