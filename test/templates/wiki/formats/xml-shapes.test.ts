import { describe, expect, it } from "vitest";
import { isJsonObject } from "../../../../templates/runtime/model/json.js";
import type { Json } from "../../../../templates/runtime/model/json.js";
import { xmlText } from "../../../../templates/wiki/formats/xml-text.js";

/** The text of a response that has a value at a path; `[]` is the item of a list, `*` any member. */
function textWith(path: string, value: Json): string {
  const steps = path === "" ? [] : path.split(/\.|(?=\[\])/);
  const body = steps.reduceRight<Json>(
    (inner, step) => (step === "[]" ? [inner] : { [step === "*" ? "any" : step]: inner }),
    value,
  );
  return xmlText({ body: isJsonObject(body) ? body : {} });
}

const PARAMETERS = ["parameters", "templatedparameters"];
const REVISIONS = [
  "query.alldeletedrevisions[].revisions",
  "query.allrevisions[].revisions",
  "query.pages[].deletedrevisions",
  "query.pages[].revisions",
];
const FILES = ["allimages", "filearchive", "pages[].imageinfo", "stashimageinfo"];

/** As MediaWiki's modules name the elements of their lists (`ApiResult::setIndexedTagName`). */
const ITEMS = `
Item: Section
error: errors validatepassword.validitymessages
param: errors[].params warnings[].params validatepassword.validitymessages[].params
param: paraminfo.modules[].description[].params
param: ${PARAMETERS.map((name) => `paraminfo.modules[].${name}`).join(" ")}
param: ${PARAMETERS.map((name) => `paraminfo.modules[].${name}[].description[].params`).join(" ")}
param: query.logevents[].params query.recentchanges[].logparams query.watchlist[].logparams
page: imagerotate import purge setnotificationtimestamp
page: query.alldeletedrevisions query.allrevisions query.deletedrevs query.pages
page: query.pageswithprop query.querypage.results query.random query.blocks[].restrictions.pages
subpage: move.subpages move.subpages-talk
module: paraminfo.formatmodules paraminfo.modules paraminfo.querymodules
msg: paraminfo.modules[].description
msg: ${PARAMETERS.map((name) => `paraminfo.modules[].${name}[].description`).join(" ")}
msg: ${PARAMETERS.map((name) => `paraminfo.modules[].${name}[].info[].text`).join(" ")}
example: paraminfo.modules[].examples
helpurl: paraminfo.modules[].helpurls
v: ${PARAMETERS.map((name) => `paraminfo.modules[].${name}[].deprecatedvalues`).join(" ")}
v: ${PARAMETERS.map((name) => `paraminfo.modules[].${name}[].info[].values`).join(" ")}
v: query.variables
ns: ${PARAMETERS.map((name) => `paraminfo.modules[].${name}[].extranamespaces`).join(" ")}
ns: query.blocks[].restrictions.namespaces query.logevents[].params.restrictions.namespaces
ns: query.namespacealiases query.namespaces
i: ${PARAMETERS.map((name) => `paraminfo.modules[].${name}[].info`).join(" ")} query.interwiki
subtype: ${PARAMETERS.map((name) => `paraminfo.modules[].${name}[].subtypes`).join(" ")}
var: ${PARAMETERS.map((name) => `paraminfo.modules[].${name}[].templatevars`).join(" ")}
var: query.languageinfo.*.variants
t: ${PARAMETERS.map((name) => `paraminfo.modules[].${name}[].type`).join(" ")}
t: query.alltransclusions query.extensiontags tag[].added tag[].removed
protection: protect.protections
c: query.allcategories query.converted
rev: ${REVISIONS.join(" ")} query.badrevids query.deletedrevs[].revisions
tag: ${REVISIONS.map((path) => `${path}[].tags`).join(" ")} query.deletedrevs[].revisions[].tags
tag: query.logevents[].tags query.recentchanges[].tags query.usercontribs[].tags
tag: query.watchlist[].tags query.tags
f: query.allfileusages query.logevents[].params.flags
img: query.allimages
metadata: ${FILES.map((path) => `query.${path}[].metadata`).join(" ")}
metadata: ${FILES.map((path) => `query.${path}[].metadata[].value`).join(" ")}
metadata: query.allimages[].metadata[].value[].value query.filearchive[].metadata[].value[].value
metadata: query.pages[].imageinfo[].metadata[].value[].value
metadata: query.stashimageinfo[].metadata[].value[].value
metadata: query.allimages[].commonmetadata query.allimages[].commonmetadata[].value
metadata: query.pages[].imageinfo[].commonmetadata query.stashimageinfo[].commonmetadata
metadata: query.pages[].imageinfo[].commonmetadata[].value
metadata: query.stashimageinfo[].commonmetadata[].value
l: query.alllinks
message: query.allmessages
p: query.allpages query.pagepropnames query.protocols query.search
p: query.logevents[].params.restrictions.pages
r: query.allredirects query.redirects
r: query.allusers[].rights query.userinfo.rights query.users[].rights
u: query.allusers
g: query.allusers[].groups query.allusers[].implicitgroups
g: query.userinfo.groups query.userinfo.implicitgroups
g: query.users[].groups query.users[].implicitgroups
g: query.logevents[].params.newgroups query.logevents[].params.oldgroups
g: query.logevents[].params.newmetadata query.logevents[].params.oldmetadata
g: query.watchlist[].logparams.newgroups query.watchlist[].logparams.oldgroups
g: query.watchlist[].logparams.newmetadata query.watchlist[].logparams.oldmetadata
g: query.userinfo.changeablegroups.add query.userinfo.changeablegroups.remove
g: query.userinfo.changeablegroups.add-self query.userinfo.changeablegroups.remove-self
groupmembership: query.userinfo.groupmemberships query.users[].groupmemberships
bl: query.backlinks
block: query.blocks
action: query.blocks[].restrictions.actions
cm: query.categorymembers
db: query.dbrepllag
ei: query.embeddedin
ext: query.extensions
eu: query.exturlusage
fa: query.filearchive
fe: query.fileextensions
h: query.functionhooks
lang: query.general.fallback query.languages query.userinfo.acceptlang
limit: query.general.imagelimits query.general.thumblimits
iu: query.imageusage
iw: query.interwikimap query.iwbacklinks query.pages[].iwlinks
ll: query.langbacklinks query.pages[].langlinks
fb: query.languageinfo.*.fallbacks
variant: query.languagevariants.*.*.fallbacks
library: query.libraries
item: query.logevents query.usercontribs query.watchlist
id: query.logevents[].params.ids query.recentchanges[].logparams.ids
id: query.watchlist[].logparams.ids
magicword: query.magicwords
alias: query.magicwords[].aliases query.specialpagealiases[].aliases
file: query.mystashedfiles
n: query.normalized
cl: query.pages[].categories
ci: query.pages[].categoryinfo
user: query.pages[].contributors query.users
df: query.pages[].duplicatefiles
el: query.pages[].extlinks
fu: query.pages[].fileusage
ii: query.pages[].imageinfo
im: query.pages[].images
pl: query.pages[].links
lh: query.pages[].linkshere
pr: query.pages[].protection
rd: query.pages[].redirects
rt: query.pages[].restrictiontypes
tl: query.pages[].templates
ti: query.pages[].transcludedin
ps: query.prefixsearch
pt: query.protectedtitles
rc: query.recentchanges
repo: query.repos
level: query.restrictions.cascadinglevels query.restrictions.levels
level: query.restrictions.semiprotectedlevels
type: query.restrictions.types
hook: query.showhooks
s: query.showhooks[].subscribers
skin: query.skins
specialpage: query.specialpagealiases
sii: query.stashimageinfo
group: query.usergroups
permission: query.usergroups[].rights
api: service.apis
setting: service.apis[].settings
result: tag
warning: upload.warnings warnings
duplicate: upload.warnings.duplicate
ver: upload.warnings.duplicateversions
w: watch
wr: watchlistraw
`;

describe("an item of a list", () => {
  it.each(
    ITEMS.trim()
      .split("\n")
      .flatMap((line) => {
        const [name = "", ...paths] = line.split(/: | /);
        return paths.map((path) => [path, name] as const);
      }),
  )("at %s is an element %s", (path, name) => {
    expect(textWith(path, ["here"])).toContain(`<${name}>here</${name}>`);
  });
});

describe("a member", () => {
  it.each([
    ["error", "docref"],
    ["errors[]", "text"],
    ["errors[]", "html"],
    ["warnings[]", "text"],
    ["warnings[]", "html"],
    ["warnings.*", "warnings"],
    ["query.allcategories[]", "category"],
    ...REVISIONS.flatMap((path) => [
      [`${path}[]`, "content"],
      [`${path}[].diff`, "body"],
    ]),
    ["query.deletedrevs[].revisions[]", "text"],
    ["query.allmessages[]", "content"],
    ["query.languages[]", "name"],
    ["query.namespacealiases[]", "alias"],
    ["query.namespaces[]", "name"],
    ["query.skins[]", "name"],
    ["query.pages[].extlinks[]", "url"],
    ["query.pages[].iwlinks[]", "title"],
    ["query.pages[].langlinks[]", "title"],
    ["service.apis[].settings[]", "value"],
  ])("of %s is the content of its element: %s", (path, name) => {
    expect(textWith(path, { other: 1, [name]: "here" })).toContain(
      ' other="1" xml:space="preserve">here</',
    );
  });

  it.each([
    ["", "Query"],
    ["Section[]", "Text"],
    ["Section[]", "Url"],
    ["help", "help"],
    ["paraminfo.modules[].examples[]", "description"],
    ...PARAMETERS.map((name) => [`paraminfo.modules[].${name}[].info[]`, "text"]),
    ["service", "engineName"],
    ["service", "engineLink"],
    ["service", "homePageLink"],
    ["service.apis[].settings", "docs"],
  ])("of %j is an element: %s", (path, name) => {
    expect(textWith(path, { [name]: "here" })).toContain(
      `<${name} xml:space="preserve">here</${name}>`,
    );
  });

  it.each(REVISIONS)("of the slots of %s has its name as the role", (path) => {
    expect(textWith(`${path}[].slots`, { main: { size: 1, content: "here" } })).toContain(
      '<slots><slot size="1" role="main" xml:space="preserve">here</slot></slots>',
    );
  });

  it("of the variants of languages has its name as the code", () => {
    expect(textWith("query.languagevariants", { en: { "en-x": { fallbacks: ["en"] } } })).toContain(
      '<languagevariants><lang code="en"><variant code="en-x"><fallbacks><variant>en</variant></fallbacks></variant></lang></languagevariants>',
    );
  });

  it("of the settings of a service has no number", () => {
    expect(textWith("service.apis[].settings", { 0: { name: "a", value: "here" } })).toContain(
      '<settings><setting name="a" xml:space="preserve">here</setting></settings>',
    );
  });
});
