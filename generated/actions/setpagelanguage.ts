// Generated from spec/actions/catalogue.json (setpagelanguage) by `paramsmith generate`. Do not edit.

import type { RequestOptions } from "../paraminfo/options.js";
import { requestRoot } from "../paraminfo/options.js";
import type {
  ModuleDescriptor,
  ModuleParser,
  OneOrMore,
  RequiredRuledActionBuilder,
  Token,
  Validator,
} from "paramsmith/validate";
import {
  boundedStringCheck,
  enumCheck,
  enumeration,
  integer,
  integerCheck,
  moduleParser,
  moduleRequests,
  paramRules,
  validator,
} from "paramsmith/validate";
import type { SetpagelanguageResult } from "./results/setpagelanguage.js";

/** Parameters of `action=setpagelanguage`. */
export interface SetpagelanguageParams {
  /**
   * Title of the page to change.
   * Exactly one of `title` and `pageid` is required.
   */
  readonly title?: string;
  /**
   * Id of the page to change.
   * Exactly one of `title` and `pageid` is required.
   */
  readonly pageid?: number;
  /**
   * Language code.
   * - default: The content language of the wiki.
   */
  readonly lang:
    | "aae"
    | "ab"
    | "abr"
    | "abs"
    | "ace"
    | "acf"
    | "acm"
    | "ady"
    | "ady-cyrl"
    | "aeb"
    | "aeb-arab"
    | "aeb-latn"
    | "af"
    | "aig"
    | "aln"
    | "alt"
    | "am"
    | "ami"
    | "an"
    | "ang"
    | "ann"
    | "anp"
    | "apc"
    | "ar"
    | "arc"
    | "arn"
    | "arq"
    | "ary"
    | "arz"
    | "as"
    | "ase"
    | "ast"
    | "atj"
    | "av"
    | "avk"
    | "awa"
    | "ay"
    | "az"
    | "azb"
    | "ba"
    | "ban"
    | "ban-bali"
    | "bar"
    | "bbc"
    | "bbc-latn"
    | "bcc"
    | "bci"
    | "bcl"
    | "bdr"
    | "be"
    | "be-tarask"
    | "bew"
    | "bg"
    | "bgc"
    | "bgn"
    | "bh"
    | "bho"
    | "bi"
    | "bjn"
    | "blk"
    | "bm"
    | "bn"
    | "bo"
    | "bpy"
    | "bqi"
    | "br"
    | "brh"
    | "bs"
    | "btm"
    | "bto"
    | "bug"
    | "bug-bugi"
    | "bxr"
    | "ca"
    | "cbk-zam"
    | "ccp"
    | "cdo"
    | "cdo-hant"
    | "cdo-latn"
    | "ce"
    | "ceb"
    | "ch"
    | "chn"
    | "chr"
    | "chy"
    | "ckb"
    | "co"
    | "cop"
    | "cps"
    | "cpx"
    | "cpx-hans"
    | "cpx-hant"
    | "cr"
    | "crh"
    | "crh-cyrl"
    | "crh-latn"
    | "crh-ro"
    | "cs"
    | "csb"
    | "cu"
    | "cv"
    | "cy"
    | "da"
    | "dag"
    | "de"
    | "de-at"
    | "de-ch"
    | "de-formal"
    | "default"
    | "dga"
    | "din"
    | "diq"
    | "dlg"
    | "dsb"
    | "dtp"
    | "dty"
    | "dua"
    | "dv"
    | "dz"
    | "ee"
    | "efi"
    | "egl"
    | "el"
    | "eml"
    | "en"
    | "en-ca"
    | "en-gb"
    | "eo"
    | "es"
    | "es-formal"
    | "et"
    | "eu"
    | "ext"
    | "fa"
    | "fat"
    | "ff"
    | "fi"
    | "fit"
    | "fj"
    | "fo"
    | "fon"
    | "fr"
    | "frc"
    | "frp"
    | "frr"
    | "fur"
    | "fvr"
    | "fy"
    | "ga"
    | "gaa"
    | "gag"
    | "gan"
    | "gan-hans"
    | "gan-hant"
    | "gcf"
    | "gcr"
    | "gd"
    | "gl"
    | "gld"
    | "glk"
    | "gn"
    | "gom"
    | "gom-deva"
    | "gom-latn"
    | "gor"
    | "got"
    | "gpe"
    | "grc"
    | "gsw"
    | "gu"
    | "guc"
    | "gur"
    | "guw"
    | "gv"
    | "ha"
    | "hak"
    | "hak-hans"
    | "hak-hant"
    | "hak-latn"
    | "haw"
    | "he"
    | "hi"
    | "hif"
    | "hif-latn"
    | "hil"
    | "hke"
    | "hno"
    | "hoc-latn"
    | "hr"
    | "hrx"
    | "hsb"
    | "hsn"
    | "ht"
    | "hu"
    | "hu-formal"
    | "hy"
    | "hyw"
    | "ia"
    | "iba"
    | "ibb"
    | "id"
    | "ie"
    | "ig"
    | "igl"
    | "ii"
    | "ik"
    | "ike-cans"
    | "ike-latn"
    | "ilo"
    | "inh"
    | "io"
    | "is"
    | "isv-cyrl"
    | "isv-latn"
    | "it"
    | "iu"
    | "ja"
    | "jam"
    | "jbo"
    | "jut"
    | "jv"
    | "ka"
    | "kaa"
    | "kab"
    | "kai"
    | "kaj"
    | "kbd"
    | "kbd-cyrl"
    | "kbp"
    | "kcg"
    | "kea"
    | "kg"
    | "kge"
    | "khw"
    | "ki"
    | "kiu"
    | "kjh"
    | "kjp"
    | "kk"
    | "kk-arab"
    | "kk-cn"
    | "kk-cyrl"
    | "kk-kz"
    | "kk-latn"
    | "kk-tr"
    | "kl"
    | "km"
    | "kn"
    | "knc"
    | "ko"
    | "ko-kp"
    | "koi"
    | "kr"
    | "krc"
    | "kri"
    | "krj"
    | "krl"
    | "ks"
    | "ks-arab"
    | "ks-deva"
    | "ksh"
    | "ksw"
    | "ku"
    | "ku-arab"
    | "ku-latn"
    | "kum"
    | "kus"
    | "kv"
    | "kw"
    | "ky"
    | "la"
    | "lad"
    | "lb"
    | "lbe"
    | "lez"
    | "lfn"
    | "lg"
    | "li"
    | "lij"
    | "liv"
    | "ljp"
    | "lki"
    | "lld"
    | "lmo"
    | "ln"
    | "lo"
    | "loz"
    | "lrc"
    | "lt"
    | "ltg"
    | "lua"
    | "lus"
    | "luz"
    | "lv"
    | "lzh"
    | "lzz"
    | "mad"
    | "mag"
    | "mai"
    | "map-bms"
    | "mdf"
    | "mg"
    | "mhr"
    | "mi"
    | "min"
    | "mk"
    | "ml"
    | "mn"
    | "mnc"
    | "mnc-latn"
    | "mnc-mong"
    | "mni"
    | "mnw"
    | "mo"
    | "mos"
    | "mr"
    | "mrh"
    | "mrj"
    | "ms"
    | "ms-arab"
    | "mt"
    | "mui"
    | "mwl"
    | "my"
    | "myv"
    | "mzn"
    | "nah"
    | "nan"
    | "nan-hant"
    | "nan-latn-pehoeji"
    | "nan-latn-tailo"
    | "nap"
    | "nb"
    | "nds"
    | "nds-nl"
    | "ne"
    | "new"
    | "nia"
    | "nit"
    | "niu"
    | "nl"
    | "nl-informal"
    | "nmz"
    | "nn"
    | "no"
    | "nod"
    | "nog"
    | "nov"
    | "nqo"
    | "nr"
    | "nrm"
    | "nso"
    | "nup"
    | "nv"
    | "ny"
    | "nyn"
    | "nyo"
    | "nys"
    | "oc"
    | "ojb"
    | "olo"
    | "om"
    | "or"
    | "os"
    | "pa"
    | "pag"
    | "pam"
    | "pap"
    | "pap-aw"
    | "pcd"
    | "pcm"
    | "pdc"
    | "pdt"
    | "pfl"
    | "pi"
    | "pih"
    | "pl"
    | "pms"
    | "pnb"
    | "pnt"
    | "prg"
    | "ps"
    | "pt"
    | "pt-br"
    | "pwn"
    | "qu"
    | "qug"
    | "rgn"
    | "rif"
    | "rki"
    | "rm"
    | "rmc"
    | "rmy"
    | "rn"
    | "ro"
    | "roa-tara"
    | "rsk"
    | "ru"
    | "rue"
    | "rup"
    | "ruq"
    | "ruq-cyrl"
    | "ruq-latn"
    | "rut"
    | "rw"
    | "ryu"
    | "sa"
    | "sah"
    | "sas"
    | "sat"
    | "sc"
    | "scn"
    | "sco"
    | "sd"
    | "sdc"
    | "sdh"
    | "se"
    | "se-fi"
    | "se-no"
    | "se-se"
    | "sei"
    | "ses"
    | "sg"
    | "sgs"
    | "sh"
    | "sh-cyrl"
    | "sh-latn"
    | "shi"
    | "shn"
    | "shy"
    | "shy-latn"
    | "si"
    | "sjd"
    | "sje"
    | "sk"
    | "skr"
    | "skr-arab"
    | "sl"
    | "sli"
    | "sm"
    | "sma"
    | "smn"
    | "sms"
    | "sn"
    | "so"
    | "sq"
    | "sr"
    | "sr-ec"
    | "sr-el"
    | "srn"
    | "sro"
    | "ss"
    | "st"
    | "stq"
    | "sty"
    | "su"
    | "sv"
    | "sw"
    | "syl"
    | "szl"
    | "szy"
    | "ta"
    | "tay"
    | "tcy"
    | "tdd"
    | "te"
    | "tet"
    | "tg"
    | "tg-cyrl"
    | "tg-latn"
    | "th"
    | "ti"
    | "tig"
    | "tk"
    | "tl"
    | "tly"
    | "tn"
    | "to"
    | "tok"
    | "tpi"
    | "tr"
    | "tru"
    | "trv"
    | "ts"
    | "tt"
    | "tt-cyrl"
    | "tt-latn"
    | "ttj"
    | "tum"
    | "tw"
    | "ty"
    | "tyv"
    | "tzm"
    | "udm"
    | "ug"
    | "ug-arab"
    | "ug-latn"
    | "uk"
    | "ur"
    | "uz"
    | "ve"
    | "vec"
    | "vep"
    | "vi"
    | "vls"
    | "vmf"
    | "vmw"
    | "vo"
    | "vot"
    | "vro"
    | "wa"
    | "wal"
    | "war"
    | "wls"
    | "wlx"
    | "wo"
    | "wuu"
    | "wuu-hans"
    | "wuu-hant"
    | "xal"
    | "xh"
    | "xmf"
    | "xsy"
    | "yi"
    | "yo"
    | "yrl"
    | "yua"
    | "yue"
    | "yue-hans"
    | "yue-hant"
    | "za"
    | "zea"
    | "zgh"
    | "zh"
    | "zh-cn"
    | "zh-hans"
    | "zh-hant"
    | "zh-hk"
    | "zh-mo"
    | "zh-my"
    | "zh-sg"
    | "zh-tw"
    | "zu";
  /** Reason for the log entry. */
  readonly reason?: string;
  /**
   * Change tags to add to the log entry.
   * Up to 50 values (500 with high limits).
   */
  readonly tags?: OneOrMore<string>;
  /**
   * Token of type `csrf`, from `action=query&meta=tokens&type=csrf`.
   * Requires a token of type `"csrf"`; `withTokens` adds it.
   * Sensitive, so the request is sent as POST.
   */
  readonly token?: Token<"csrf">;
}

/** The descriptor type of `action=setpagelanguage`. */
export interface SetpagelanguageModule extends ModuleDescriptor<
  "setpagelanguage",
  "action",
  false,
  SetpagelanguageParams,
  never,
  SetpagelanguageResult
> {
  readonly mustbeposted: true;
}

/** The descriptor of `action=setpagelanguage`. */
export const setpagelanguageModule: SetpagelanguageModule = {
  name: "setpagelanguage",
  path: "setpagelanguage",
  group: "action",
  prefix: "",
  select: { action: "setpagelanguage" },
  generator: false,
  readrights: true,
  writerights: true,
  mustbeposted: true,
  params: {
    title: { type: "string" },
    pageid: { type: "integer" },
    lang: {
      type: "enum",
      values: [
        "aae",
        "ab",
        "abr",
        "abs",
        "ace",
        "acf",
        "acm",
        "ady",
        "ady-cyrl",
        "aeb",
        "aeb-arab",
        "aeb-latn",
        "af",
        "aig",
        "aln",
        "alt",
        "am",
        "ami",
        "an",
        "ang",
        "ann",
        "anp",
        "apc",
        "ar",
        "arc",
        "arn",
        "arq",
        "ary",
        "arz",
        "as",
        "ase",
        "ast",
        "atj",
        "av",
        "avk",
        "awa",
        "ay",
        "az",
        "azb",
        "ba",
        "ban",
        "ban-bali",
        "bar",
        "bbc",
        "bbc-latn",
        "bcc",
        "bci",
        "bcl",
        "bdr",
        "be",
        "be-tarask",
        "bew",
        "bg",
        "bgc",
        "bgn",
        "bh",
        "bho",
        "bi",
        "bjn",
        "blk",
        "bm",
        "bn",
        "bo",
        "bpy",
        "bqi",
        "br",
        "brh",
        "bs",
        "btm",
        "bto",
        "bug",
        "bug-bugi",
        "bxr",
        "ca",
        "cbk-zam",
        "ccp",
        "cdo",
        "cdo-hant",
        "cdo-latn",
        "ce",
        "ceb",
        "ch",
        "chn",
        "chr",
        "chy",
        "ckb",
        "co",
        "cop",
        "cps",
        "cpx",
        "cpx-hans",
        "cpx-hant",
        "cr",
        "crh",
        "crh-cyrl",
        "crh-latn",
        "crh-ro",
        "cs",
        "csb",
        "cu",
        "cv",
        "cy",
        "da",
        "dag",
        "de",
        "de-at",
        "de-ch",
        "de-formal",
        "default",
        "dga",
        "din",
        "diq",
        "dlg",
        "dsb",
        "dtp",
        "dty",
        "dua",
        "dv",
        "dz",
        "ee",
        "efi",
        "egl",
        "el",
        "eml",
        "en",
        "en-ca",
        "en-gb",
        "eo",
        "es",
        "es-formal",
        "et",
        "eu",
        "ext",
        "fa",
        "fat",
        "ff",
        "fi",
        "fit",
        "fj",
        "fo",
        "fon",
        "fr",
        "frc",
        "frp",
        "frr",
        "fur",
        "fvr",
        "fy",
        "ga",
        "gaa",
        "gag",
        "gan",
        "gan-hans",
        "gan-hant",
        "gcf",
        "gcr",
        "gd",
        "gl",
        "gld",
        "glk",
        "gn",
        "gom",
        "gom-deva",
        "gom-latn",
        "gor",
        "got",
        "gpe",
        "grc",
        "gsw",
        "gu",
        "guc",
        "gur",
        "guw",
        "gv",
        "ha",
        "hak",
        "hak-hans",
        "hak-hant",
        "hak-latn",
        "haw",
        "he",
        "hi",
        "hif",
        "hif-latn",
        "hil",
        "hke",
        "hno",
        "hoc-latn",
        "hr",
        "hrx",
        "hsb",
        "hsn",
        "ht",
        "hu",
        "hu-formal",
        "hy",
        "hyw",
        "ia",
        "iba",
        "ibb",
        "id",
        "ie",
        "ig",
        "igl",
        "ii",
        "ik",
        "ike-cans",
        "ike-latn",
        "ilo",
        "inh",
        "io",
        "is",
        "isv-cyrl",
        "isv-latn",
        "it",
        "iu",
        "ja",
        "jam",
        "jbo",
        "jut",
        "jv",
        "ka",
        "kaa",
        "kab",
        "kai",
        "kaj",
        "kbd",
        "kbd-cyrl",
        "kbp",
        "kcg",
        "kea",
        "kg",
        "kge",
        "khw",
        "ki",
        "kiu",
        "kjh",
        "kjp",
        "kk",
        "kk-arab",
        "kk-cn",
        "kk-cyrl",
        "kk-kz",
        "kk-latn",
        "kk-tr",
        "kl",
        "km",
        "kn",
        "knc",
        "ko",
        "ko-kp",
        "koi",
        "kr",
        "krc",
        "kri",
        "krj",
        "krl",
        "ks",
        "ks-arab",
        "ks-deva",
        "ksh",
        "ksw",
        "ku",
        "ku-arab",
        "ku-latn",
        "kum",
        "kus",
        "kv",
        "kw",
        "ky",
        "la",
        "lad",
        "lb",
        "lbe",
        "lez",
        "lfn",
        "lg",
        "li",
        "lij",
        "liv",
        "ljp",
        "lki",
        "lld",
        "lmo",
        "ln",
        "lo",
        "loz",
        "lrc",
        "lt",
        "ltg",
        "lua",
        "lus",
        "luz",
        "lv",
        "lzh",
        "lzz",
        "mad",
        "mag",
        "mai",
        "map-bms",
        "mdf",
        "mg",
        "mhr",
        "mi",
        "min",
        "mk",
        "ml",
        "mn",
        "mnc",
        "mnc-latn",
        "mnc-mong",
        "mni",
        "mnw",
        "mo",
        "mos",
        "mr",
        "mrh",
        "mrj",
        "ms",
        "ms-arab",
        "mt",
        "mui",
        "mwl",
        "my",
        "myv",
        "mzn",
        "nah",
        "nan",
        "nan-hant",
        "nan-latn-pehoeji",
        "nan-latn-tailo",
        "nap",
        "nb",
        "nds",
        "nds-nl",
        "ne",
        "new",
        "nia",
        "nit",
        "niu",
        "nl",
        "nl-informal",
        "nmz",
        "nn",
        "no",
        "nod",
        "nog",
        "nov",
        "nqo",
        "nr",
        "nrm",
        "nso",
        "nup",
        "nv",
        "ny",
        "nyn",
        "nyo",
        "nys",
        "oc",
        "ojb",
        "olo",
        "om",
        "or",
        "os",
        "pa",
        "pag",
        "pam",
        "pap",
        "pap-aw",
        "pcd",
        "pcm",
        "pdc",
        "pdt",
        "pfl",
        "pi",
        "pih",
        "pl",
        "pms",
        "pnb",
        "pnt",
        "prg",
        "ps",
        "pt",
        "pt-br",
        "pwn",
        "qu",
        "qug",
        "rgn",
        "rif",
        "rki",
        "rm",
        "rmc",
        "rmy",
        "rn",
        "ro",
        "roa-tara",
        "rsk",
        "ru",
        "rue",
        "rup",
        "ruq",
        "ruq-cyrl",
        "ruq-latn",
        "rut",
        "rw",
        "ryu",
        "sa",
        "sah",
        "sas",
        "sat",
        "sc",
        "scn",
        "sco",
        "sd",
        "sdc",
        "sdh",
        "se",
        "se-fi",
        "se-no",
        "se-se",
        "sei",
        "ses",
        "sg",
        "sgs",
        "sh",
        "sh-cyrl",
        "sh-latn",
        "shi",
        "shn",
        "shy",
        "shy-latn",
        "si",
        "sjd",
        "sje",
        "sk",
        "skr",
        "skr-arab",
        "sl",
        "sli",
        "sm",
        "sma",
        "smn",
        "sms",
        "sn",
        "so",
        "sq",
        "sr",
        "sr-ec",
        "sr-el",
        "srn",
        "sro",
        "ss",
        "st",
        "stq",
        "sty",
        "su",
        "sv",
        "sw",
        "syl",
        "szl",
        "szy",
        "ta",
        "tay",
        "tcy",
        "tdd",
        "te",
        "tet",
        "tg",
        "tg-cyrl",
        "tg-latn",
        "th",
        "ti",
        "tig",
        "tk",
        "tl",
        "tly",
        "tn",
        "to",
        "tok",
        "tpi",
        "tr",
        "tru",
        "trv",
        "ts",
        "tt",
        "tt-cyrl",
        "tt-latn",
        "ttj",
        "tum",
        "tw",
        "ty",
        "tyv",
        "tzm",
        "udm",
        "ug",
        "ug-arab",
        "ug-latn",
        "uk",
        "ur",
        "uz",
        "ve",
        "vec",
        "vep",
        "vi",
        "vls",
        "vmf",
        "vmw",
        "vo",
        "vot",
        "vro",
        "wa",
        "wal",
        "war",
        "wls",
        "wlx",
        "wo",
        "wuu",
        "wuu-hans",
        "wuu-hant",
        "xal",
        "xh",
        "xmf",
        "xsy",
        "yi",
        "yo",
        "yrl",
        "yua",
        "yue",
        "yue-hans",
        "yue-hant",
        "za",
        "zea",
        "zgh",
        "zh",
        "zh-cn",
        "zh-hans",
        "zh-hant",
        "zh-hk",
        "zh-mo",
        "zh-my",
        "zh-sg",
        "zh-tw",
        "zu",
      ],
      required: true,
    },
    reason: { type: "string" },
    tags: { type: "tags", multi: { lowlimit: 50, highlimit: 500 } },
    token: { type: "string", required: true, sensitive: true, token: "csrf" },
  },
  rules: [{ kind: "onlyOneOf", of: ["title", "pageid"] }],
};

/**
 * Changes the language of a page.
 *
 * Requests `action=setpagelanguage`.
 * @see https://www.mediawiki.org/wiki/API:SetPageLanguage
 */
export const setpagelanguage: RequiredRuledActionBuilder<
  SetpagelanguageModule,
  SetpagelanguageParams,
  RequestOptions,
  readonly ["requiredOneOf", "title" | "pageid"] | readonly ["exclusive", "title" | "pageid"]
> = /* @__PURE__ */ moduleRequests(setpagelanguageModule, requestRoot);

/** Validates the parameters of `action=setpagelanguage` strictly before they are sent. */
export const validateSetpagelanguage: Validator<SetpagelanguageParams> = /* @__PURE__ */ validator(
  setpagelanguageModule,
  { enum: enumCheck, integer: integerCheck, string: boundedStringCheck },
  paramRules,
);

/** Parses the parameters of `action=setpagelanguage` in a request, as the server does. */
export const parseSetpagelanguage: ModuleParser<SetpagelanguageModule> =
  /* @__PURE__ */ moduleParser(setpagelanguageModule, { enum: enumeration, integer });
