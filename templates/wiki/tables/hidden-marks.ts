/** The marks of a row that hide its fields. */
export interface HiddenMarks {
  readonly actionhidden?: true;
  readonly userhidden?: true;
  readonly commenthidden?: true;
  readonly sha1hidden?: true;
  readonly suppressed?: true;
}

/** The marks that a row has, in their order in responses. */
export function hiddenMarks(row: HiddenMarks): HiddenMarks {
  return {
    ...(row.actionhidden && { actionhidden: true }),
    ...(row.userhidden && { userhidden: true }),
    ...(row.commenthidden && { commenthidden: true }),
    ...(row.sha1hidden && { sha1hidden: true }),
    ...(row.suppressed && { suppressed: true }),
  };
}
