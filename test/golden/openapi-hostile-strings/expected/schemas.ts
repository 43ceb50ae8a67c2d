// Generated from spec.json by `paramsmith generate`. Do not edit.

/**
 * *\/ alert(1) /*
 * \@deprecated ${x} `x` \u202egpj \ud800 \u0000 \u2028
 */
export interface Evil {
  /**
   * *\/ alert(1) /*
   * \@deprecated ${x} `x` \u202egpj \ud800 \u0000 \u2028
   */
  "*/ \u202e\n"?: string;
  values?:
    | "it's"
    | 'say "x"'
    | "both ' and \""
    | "back`tick"
    | "*/ alert(1) /*"
    | "${x}"
    | "\x5c"
    | "line\nfeed"
    | "cr\rlf"
    | "tab\t"
    | "\u2028\u2029"
    | "\ud800"
    | "\u0000"
    | "\u202egpj\u202c"
    | "\u00ad\u200b\ufeff"
    | "</script>"
    | "//"
    | "@tag"
    | "\u001f";
  constant?: "*/ \u202e `${x}";
  pattern?: string;
}
