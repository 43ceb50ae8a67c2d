/** Every property of `action=compare`. */
const ALL = "prop=comment|diff|diffsize|ids|parsedcomment|rel|size|timestamp|title|user";

/** A request to compare, in the format that tests compare. */
function compare(parameters: Readonly<Record<string, string | number>>): string {
  const query = Object.entries(parameters).map(
    ([name, value]) => `${name}=${encodeURIComponent(value)}`,
  );
  return `action=compare&formatversion=2&${query.join("&")}`;
}

const SECTIONS = "lead\n\n== One ==\na\n=== Below ===\nb\n== Two ==\nc";

/** Comparisons of revisions and pages, of texts of the request, and with errors. */
export function compareRequests(revisions: readonly number[]): readonly string[] {
  const [revid = 1, other = 2] = revisions.toReversed();
  return [
    ...revisions.flatMap((fromrev) =>
      ["prev", "next", "cur"].map((torelative) => `${compare({ fromrev, torelative })}&${ALL}`),
    ),
    ...revisions.map((torev) => compare({ fromtitle: "Main Page", torev })),
    ...[
      {},
      { fromtitle: "Main Page" },
      { totitle: "Main Page" },
      { torelative: "prev" },
      { fromtitle: "", totitle: "Main Page" },
      { fromtitle: "[", totitle: "[" },
      { fromtitle: "de:X", totitle: "Main Page" },
      { fromtitle: "#x", totitle: "Main Page" },
      { fromtitle: "Special:Version", totitle: "Main Page" },
      { fromtitle: "No such page", totitle: "Main Page" },
      { fromtitle: "Main Page", totitle: "No such page" },
      { fromid: 0, totitle: "Main Page" },
      { fromid: 1, toid: 1 },
      { fromid: 1, toid: 99_999 },
      { fromrev: 0, torev: 1 },
      { fromrev: -1, torev: 1 },
      { fromrev: 99_999, torev: 99_998 },
      { fromrev: revid, torev: 99_998 },
      { fromrev: "x", torev: 1 },
      { fromrev: revid, torelative: "x" },
      { fromtext: "a", torelative: "prev" },
      { fromtitle: "No such page", fromtext: "a", torelative: "next" },
      { fromtext: "a", totext: "b" },
      { fromtext: "a\r\nb", totext: "a\nb" },
      { fromtext: "a", totext: "a" },
      { fromtext: "", totext: "" },
      { fromtext: "", totext: "a" },
      { fromtext: "a", totext: "" },
      { fromtext: "a", fromcontentmodel: "json", totext: "b" },
      { fromtext: "a", totext: "b", tocontentmodel: "css" },
      { fromtext: "a", fromslots: "main", totext: "b" },
      { fromslots: "main", totext: "b" },
      { fromslots: "main", "fromtext-main": "a", toslots: "main", "totext-main": "b" },
      { fromtitle: "Main Page", fromslots: "main", "fromtext-main": "a", torelative: "cur" },
      { fromtitle: "Main Page", fromsection: "0", fromslots: "main", totext: "b" },
      { fromrev: revid, toslots: "main", "totext-main": "b", prop: "diff|rel|ids|title" },
      { fromrev: revid, toslots: "main", "totext-main": "b", "tosection-main": "1" },
      { fromtext: "a", totext: "b", topst: "1" },
      { fromtext: "a", totitle: "Main Page", totext: "[[Help:A (b)|]]\n\n  ", topst: "1" },
      { fromtext: SECTIONS, fromsection: "1", totext: SECTIONS, tosection: "2" },
      { fromtext: SECTIONS, fromsection: "0", totext: SECTIONS, tosection: "9" },
      { fromtext: SECTIONS, fromsection: "9", totext: SECTIONS },
      { fromrev: revid, fromsection: "0", torev: other, tosection: "0", prop: "diff|ids|rel" },
      { fromrev: revid, fromsection: "7", torev: other },
      { fromrev: revid, torev: revid, prop: "diffsize|diff", slots: "main" },
      { fromrev: revid, torev: other, prop: "diffsize|diff", slots: "*" },
      { fromtext: "a b", totext: "a c", slots: "main" },
      { fromrev: revid, torev: other, slots: "x" },
      { fromrev: revid, torev: other, prop: "x" },
      { fromrev: revid, torev: other, prop: "" },
      { fromrev: revid, torev: other, difftype: "unified" },
      { fromrev: revid, torev: other, difftype: "inline" },
      { fromtext: SECTIONS, totext: SECTIONS.replace("a", "<&\"'>"), difftype: "unified" },
    ].map(compare),
  ];
}
