// Generated from spec.json by `paramsmith generate`. Do not edit.

export interface Where {
  a: string;
  and?: Where[];
}

export interface FindReportAnswer {
  id?: string;
}

export interface FindReportFilter {
  min?: number;
  status?: "a" | "b";
}

export interface FindReportLabels {
  [k: string]: string;
}
