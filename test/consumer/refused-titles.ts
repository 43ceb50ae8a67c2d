import { titles } from "paramsmith/client";

// @ts-expect-error TS2322: a namespace without a name
const title = titles({ namespaces: [{ id: 0, names: [] }] });
const parsed = title.parse("A");
// @ts-expect-error TS2339: a title that may be invalid
console.log(parsed.text);
if (parsed.kind === "invalid") {
  // @ts-expect-error TS2367: a code that no title has
  console.log(parsed.code === "badtitle");
}
// @ts-expect-error TS2345: a text that is not parsed
title.talkPage("A");
// @ts-expect-error TS2353: a row, which has no key
title.toText({ ns: 0, title: "A" });
