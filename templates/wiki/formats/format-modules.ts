import type { AnyModule, ParamDescriptor } from "../../runtime/model/descriptor.js";

const VERSION: ParamDescriptor = { type: "enum", values: ["1", "2", "latest"], default: "1" };
const FLAG: ParamDescriptor = { type: "boolean" };
const JSON_PARAMS = {
  callback: { type: "string" },
  utf8: FLAG,
  ascii: FLAG,
  formatversion: VERSION,
} as const;
const XML_PARAMS = { xslt: { type: "string" }, includexmlnamespace: FLAG } as const;
const WRAPPED = { wrappedhtml: FLAG };

/** The output formats that every stub writes, as MediaWiki 1.45 describes them. */
export const formatModules: readonly AnyModule[] = [
  formatModule("json", JSON_PARAMS),
  formatModule("jsonfm", { ...WRAPPED, ...JSON_PARAMS }),
  formatModule("none", {}),
  formatModule("php", { formatversion: VERSION }),
  formatModule("phpfm", { ...WRAPPED, formatversion: VERSION }),
  formatModule("rawfm", WRAPPED),
  formatModule("xml", XML_PARAMS),
  formatModule("xmlfm", { ...WRAPPED, ...XML_PARAMS }),
];

function formatModule(name: string, params: Readonly<Record<string, ParamDescriptor>>): AnyModule {
  return {
    name,
    path: name,
    group: "format",
    prefix: "",
    select: { format: name },
    generator: false,
    rows: false,
    readrights: true,
    params,
  };
}
