/** The facts about a file that its bytes show. */
export interface FileFacts {
  readonly mime: string;
  readonly mediatype: string;
  /** Pixels; 0 if it has none. */
  readonly width: number;
  readonly height: number;
  /** 8 for bitmaps, 0 for others: the metadata of files are not read. */
  readonly bitdepth: number;
}
