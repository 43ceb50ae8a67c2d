import type { Selection } from "../select/selection.js";

/** The stub's response to `prop=info`. Observed on MediaWiki 1.39.17. */
export const info: Selection = {
  module: "query+info",
  params: {
    prop: "associatedpage|displaytitle|editintro|linkclasses|notificationtimestamp|preloadcontent|protection|subjectid|talkid|url|varianttitles|visitingwatchers|watched|watchers|preload|readable",
    linkcontext: "*",
    testactions: "*",
    testactionsdetail: "boolean|full|quick",
    testactionsautocreate: "*",
    preloadcustom: "*",
    preloadparams: "*",
    preloadnewsection: "*",
    editintrostyle: "lessframes|moreframes",
    editintroskip: "*",
    editintrocustom: "*",
    continue: "*",
  },
  kind: "own",
  by: "page info",
  refuse: [
    {
      when: [
        { param: "prop", is: ["preloadcontent", "editintro"] },
        { anyOf: [{ pages: "several" }, { revids: "several live" }] },
      ],
      code: "invalidparammix",
      text: "preloadcontent and editintro are of one page and one revision.",
    },
  ],
};
