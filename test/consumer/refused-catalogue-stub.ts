import { createParaminfoStub, createWiki } from "paramsmith/paraminfo/stub";

// Handlers of other types.
createParaminfoStub({
  handlers: {
    // @ts-expect-error TS18048: an argument that may be absent
    allpages: ({ from }) => from.length,
  },
});
createParaminfoStub({
  handlers: {
    // @ts-expect-error TS2322: a result that is no JSON
    siteinfo: () => undefined,
  },
});
createParaminfoStub({
  handlers: {
    // @ts-expect-error TS2561: a module that there is not
    allpage: () => [],
  },
});

// Options that there are not, and of other types.
createParaminfoStub({
  // @ts-expect-error TS2322: a flag is a boolean
  strict: "1",
});
createParaminfoStub({
  // @ts-expect-error TS2353: an option that there is not
  port: 8080,
});
createParaminfoStub({
  // @ts-expect-error TS2353: data is no wiki yet
  wiki: { pages: [{ title: "Apple" }] },
});

// Data of another form.
createWiki({
  // @ts-expect-error TS2741: a page without a title
  pages: [{ text: "A" }],
});
