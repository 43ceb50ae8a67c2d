import type { Selection } from "../select/selection.js";

/** The rows of `list=filearchive` in the stub's responses. Observed on MediaWiki 1.39.17. */
export const filearchive: Selection = {
  module: "query+filearchive",
  params: {
    from: "*",
    to: "*",
    prefix: "*",
    dir: "ascending|descending",
    sha1: "*",
    sha1base36: "*",
    prop: "archivename|bitdepth|description|dimensions|mediatype|metadata|mime|parseddescription|sha1|size|timestamp|user",
    limit: "*",
    continue: "*",
  },
  kind: "rows",
  from: "filearchive",
  refuse: [
    {
      when: [
        { param: "prop", is: ["description", "parseddescription"] },
        { not: { right: "deletedhistory" } },
      ],
      code: "permissiondenied",
      text: "You are not allowed to see descriptions of deleted files.",
    },
    {
      when: [
        { param: "prop", is: ["metadata"] },
        { not: { anyOf: [{ right: "deletedtext" }, { right: "undelete" }] } },
      ],
      code: "permissiondenied",
      text: "You are not allowed to see metadata of deleted files.",
    },
    {
      when: [{ param: "sha1", unlike: "sha1" }],
      code: "invalidsha1hash",
      text: "sha1 is no hash of 40 hexadecimal digits.",
    },
    {
      when: [{ absent: "sha1" }, { param: "sha1base36", unlike: "sha1 in base 36" }],
      code: "invalidsha1base36hash",
      text: "sha1base36 is no hash of 31 digits.",
    },
  ],
  where: [
    { param: "from", column: "key", test: "from", namespace: 6 },
    { param: "to", column: "key", test: "to", namespace: 6 },
    { param: "prefix", column: "key", test: "starts", namespace: 6 },
    { param: "sha1", column: "sha1" },
    { when: [{ absent: "sha1" }], demand: [{ param: "sha1base36", column: "sha1base36" }] },
    {
      when: [
        { anyOf: [{ given: "sha1" }, { given: "sha1base36" }] },
        { not: { right: "deletedtext" } },
      ],
      demand: [{ column: "filehidden", isnt: true }],
    },
    {
      when: [
        { anyOf: [{ given: "sha1" }, { given: "sha1base36" }] },
        { right: "deletedtext" },
        { not: { anyOf: [{ right: "suppressrevision" }, { right: "viewsuppressed" }] } },
      ],
      demand: [
        {
          none: [
            {
              when: [],
              demand: [
                { column: "filehidden", is: true },
                { column: "suppressed", is: true },
              ],
            },
          ],
        },
      ],
    },
  ],
  order: ["key", "timestamp", "id"],
  direction: { param: "dir", down: ["descending"] },
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
