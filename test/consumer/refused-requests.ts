import { allpages, allpagesModule } from "paramsmith/paraminfo/allpages";
import { allusersModule } from "paramsmith/paraminfo/allusers";
import { prefixsearch } from "paramsmith/paraminfo/prefixsearch";
import { recentchanges } from "paramsmith/paraminfo/recentchanges";
import { revisions } from "paramsmith/paraminfo/revisions";
import { siteinfoModule } from "paramsmith/paraminfo/siteinfo";
import { usercontribs } from "paramsmith/paraminfo/usercontribs";
import type { ModuleDescriptor } from "paramsmith/client";

// Values.
// @ts-expect-error TS2322: not one of the values
allpages({ filterredir: "none" });
// @ts-expect-error TS2820: another case
allpages({ filterredir: "All" });
// @ts-expect-error TS2322: several values where one is taken
allpages({ filterredir: ["all"] });
// @ts-expect-error TS2322: joined by hand
allpages({ prtype: "edit|move" });
// @ts-expect-error TS2322: a value of a list that is not one of the values
allpages({ prtype: ["edit", "delete"] });
// @ts-expect-error TS2322: a value of a list of another type
allpages({ namespace: [0] });
// @ts-expect-error TS2322: a number for a text
allpages({ from: 5 });
// @ts-expect-error TS2322: a text for a number
allpages({ minsize: "5" });
// @ts-expect-error TS2820: a word for a limit
allpages({ limit: "MAX" });
// @ts-expect-error TS2322: null for nothing
allpages({ from: null });
// @ts-expect-error TS2379: undefined for nothing
allpages({ from: undefined });
// @ts-expect-error TS2322: a text for a boolean
revisions({ parse: "1" });
// @ts-expect-error TS2322: a number for a time
recentchanges({ start: 1706691600 });
// @ts-expect-error TS2322: a text in a list of numbers
recentchanges({ namespace: [0, "1"] });
// @ts-expect-error TS2322: an asterisk where there is no allspecifier
allpages({ prtype: "*" });
// @ts-expect-error TS2322: the allspecifier beside other values
recentchanges({ namespace: ["*", 0] });

// Names.
// @ts-expect-error TS2561: a name that the module does not have
allpages({ limits: 5 });
// @ts-expect-error TS2561: a name with its prefix
allpages({ aplimit: 5 });
// @ts-expect-error TS2353: a name that the module does not have, beside one that it has
allpages({ limit: 5, colour: "red" });
const elsewhere = { limit: 5, colour: "red" } as const;
// @ts-expect-error TS2345: a name that the module does not have, in what was put together elsewhere
allpages(elsewhere);
// @ts-expect-error TS2353: a templated name of a slot that there is not
revisions({ slots: ["main"], "contentformat-aux": "text/plain" });
// @ts-expect-error TS2353: the pattern of a templated name
revisions({ "contentformat-{slot}": "text/plain" });

// Required parameters.
// @ts-expect-error TS2554: nothing where something is required
prefixsearch();
// @ts-expect-error TS2741: a required parameter that is missing
prefixsearch({ namespace: 0 });
// @ts-expect-error TS2741: a required parameter that is missing
prefixsearch({});

// Root parameters.
// @ts-expect-error TS2322: a value that the format does not have
allpages({}, { formatversion: "3" });
// @ts-expect-error TS2322: a number for a text
allpages({}, { formatversion: 2 });
// @ts-expect-error TS2322: a value that is not one of the error formats
allpages({}, { errorformat: "text" });
// @ts-expect-error TS2561: a root parameter that there is not
allpages({}, { maxLag: 5 });
// @ts-expect-error TS2353: the action, which the builder chooses
allpages({}, { action: "parse" });

// @ts-expect-error TS2322: a page by its id in words
revisions({}, { pageids: "5" });
// @ts-expect-error TS2353: another module, which the builder does not choose
revisions({}, { titles: "A", list: "allpages" });

// Modules that cannot be a generator.
function asGenerator<Name extends string, Params extends object, Defaults extends string>(
  module: ModuleDescriptor<Name, string, true, Params, Defaults>,
): Name {
  return module.name;
}
asGenerator(allpagesModule);
// @ts-expect-error TS2379: a list that is not a generator
asGenerator(allusersModule);
// @ts-expect-error TS2379: a meta module, which is none
asGenerator(siteinfoModule);

// What a request holds is not to be changed.
const request = usercontribs({ user: ["A", "B"] });
// @ts-expect-error TS2540: parameters are not to be written
request.params.user = ["C", "D"];
// @ts-expect-error TS2339: lists are not to be extended
request.params.user.push("C");
