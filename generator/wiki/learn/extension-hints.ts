/** Values of a module's parameters without prefix, as text on the wire. */
type Given = Readonly<Record<string, string>>;

const ENTITIES = "Q1|Q2|Q3|P1|P2|Q999999";

/**
 * Parameters with which modules of extensions return rows, by path. They name content of the wiki
 * that `spec/extensions` was learned from: places as pages, items and rows of a table.
 */
export const EXTENSION_GROUNDS: Readonly<Record<string, readonly Given[]>> = {
  "query+coordinates": [{}, { distancefrompoint: "1|1" }],
  "query+geosearch": [
    { coord: "50.77|6.08", radius: "10000" },
    { page: "Aachen", radius: "10000" },
    { bbox: "51|4|50.5|6.1" },
  ],
  "query+wbsearch": [{ search: "Aachen" }, { search: "The", type: "property" }],
  "query+wblistentityusage": [{ entities: "Q1|Q2" }],
  "query+wbsubscribers": [{ entities: "Q1|Q2" }],
  "query+unreviewedpages": [{}, { namespace: "0" }],
  "query+notifications": [{ prop: "list|count|seenTime" }, {}],
  wbgetentities: [
    { ids: ENTITIES },
    { sites: "wiki", titles: "Aachen|Aalst" },
    { sites: "wiki", titles: "No such page" },
  ],
  wbsearchentities: [
    { search: "A", language: "en", props: "url" },
    { search: "Aa", language: "en", uselang: "de" },
    { search: "Aalstville", language: "en" },
    { search: "the", language: "en", type: "property" },
    { search: "Q1", language: "de" },
  ],
  wbgetclaims: [{ entity: "Q2" }, { entity: "Q1" }, { entity: "Q2", property: "P2" }],
  wbavailablebadges: [{}],
  wbformatentities: [{ ids: "Q1|P1" }],
  wbformatvalue: [{ datavalue: '{"type":"string","value":"a"}' }],
  wbparsevalue: [
    { datatype: "time", values: "1999|2 March 2001", validate: "1" },
    { datatype: "quantity", values: "5|7 ± 1" },
    { datatype: "string", values: "a" },
    { datatype: "globe-coordinate", values: "1 2" },
  ],
  cargoquery: [{ tables: "Cities", fields: "Name,Population=P,Founded" }],
  cargoqueryautocomplete: [{ search: "C" }, { search: "N", tables: "Cities" }],
  cargoformatparams: [{ queryformat: "table" }, { queryformat: "list" }],
  cargofields: [{ table: "Cities" }],
  cargoautocomplete: [{ table: "Cities", field: "Name", substr: "A" }],
  categorytree: [{ category: "Places", options: '{"mode":20}' }],
  templatedata: [
    { titles: "Template:City|Template:Plain|Template:No such template", includeMissingTitles: "1" },
    { titles: "Template:City|Template:Plain", lang: "en" },
    { titles: "Template:City" },
  ],
  titleblacklist: [
    { title: "Bad title", action: "create" },
    { title: "Good title", action: "create" },
  ],
  spamblacklist: [{ url: "http://evil.example/" }, { url: "http://good.example/" }],
  abusefilterchecksyntax: [{ filter: "1 + 1" }, { filter: "1 +" }, { filter: "user_emailconfirm" }],
  abusefilterevalexpression: [{ expression: "1 + 1", prettyprint: "1" }, { expression: "[1, 2]" }],
  abusefiltercheckmatch: [
    { filter: "true", rcid: "1" },
    { filter: "1 == 1", logid: "1" },
  ],
  visualeditor: [
    { page: "Aachen", paction: "parse" },
    { page: "Aachen", paction: "metadata" },
    { page: "Aachen", paction: "wikitext" },
    { page: "No such page", paction: "parse" },
    { page: "Aachen", paction: "templatesused" },
    { page: "Aachen", paction: "parsefragment", wikitext: "''a''" },
  ],
  discussiontoolspreview: [
    { type: "topic", page: "Talk:Aalst", sectiontitle: "Topic", wikitext: "''a'' ~~~~" },
    { type: "reply", page: "Talk:Aalst", wikitext: "a" },
  ],
  discussiontoolsgetsubscriptions: [{ commentname: "h-Highlimits-x" }],
  echomarkseen: [{ type: "all" }],
  discussiontoolspageinfo: [
    { page: "Talk:Aalst" },
    { page: "Talk:Abetone", prop: "threaditemshtml" },
  ],
  "scribunto-console": [
    { title: "Module:Math", content: "return { a = 1 }", question: "=p.a" },
    { title: "Module:Math", content: "return {}", question: "error('x')" },
  ],
};
