/* oxlint-disable eslint/no-await-in-loop, eslint/no-underscore-dangle -- each page leads to the next; HAL has these names */
/**
 * Follows the pages of a list with a HAL client, and prints the ids of all items as JSON.
 *
 *   node pages.mjs ketting|traverson-hal|hal-rest-client URL
 */
const CLIENTS = {
  ketting: withKetting,
  "traverson-hal": withTraverson,
  "hal-rest-client": withHalRestClient,
};

const [client = "", url = ""] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await CLIENTS[client](url)));

async function withKetting(start) {
  const { Client } = await import("ketting");
  const ids = [];
  let resource = new Client(start).go(start);
  while (resource) {
    const state = await resource.get();
    for (const item of state.getEmbedded()) ids.push(item.data.id);
    resource = state.links.has("next") ? state.follow("next") : undefined;
  }
  return ids;
}

async function withTraverson(start) {
  const { default: traverson } = await import("traverson");
  const { default: adapter } = await import("traverson-hal");
  traverson.registerMediaType(adapter.mediaType, adapter);
  const read = (steps) =>
    new Promise((resolve, reject) => {
      traverson
        .from(start)
        .jsonHal()
        .follow(steps)
        .getResource((error, page) => (error ? reject(error) : resolve(page)));
    });
  const ids = [];
  const steps = [];
  for (;;) {
    const page = await read(steps);
    ids.push(...page._embedded.alliances.map(({ id }) => id));
    if (!page._links.next) return ids;
    steps.push("next");
  }
}

async function withHalRestClient(start) {
  await import("reflect-metadata");
  const { createClient } = await import("hal-rest-client");
  const ids = [];
  let page = await createClient().fetchResource(start);
  while (page) {
    for (const item of page.prop("alliances")) ids.push(item.prop("id"));
    page = page.link("next") ? await page.link("next").fetch() : undefined;
  }
  return ids;
}
