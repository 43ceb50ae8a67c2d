import type { Selection } from "../select/selection.js";

/** The stub's response to `list=random`: pages in an order that does not follow their titles, always the same. */
export const random: Selection = {
  module: "query+random",
  params: {
    namespace: "*",
    filterredir: "all|nonredirects|redirects",
    minsize: "*",
    maxsize: "*",
    contentmodel: "*",
    redirect: "*",
    limit: "*",
    continue: "*",
  },
  kind: "rows",
  from: "pages",
  where: [
    { param: "namespace", column: "ns" },
    {
      when: [{ absent: "redirect" }],
      demand: [
        {
          param: "filterredir",
          cases: {
            nonredirects: [{ column: "redirect", isnt: true }],
            redirects: [{ column: "redirect", is: true }],
          },
        },
      ],
    },
    { when: [{ given: "redirect" }], demand: [{ column: "redirect", is: true }] },
    { param: "minsize", column: "length", test: "min" },
    { param: "maxsize", column: "length", test: "max" },
    { param: "contentmodel", column: "contentmodel" },
  ],
  order: [{ column: "random", form: "hexadecimal" }],
  pages: { by: "row" },
  position: true,
  columns: { id: "pageid" },
};
