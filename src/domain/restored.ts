/** What taking a deletion back has done beside that. */
export interface Restored {
  /** What could not be restored with the rest, one sentence each. */
  readonly leftOut: readonly string[];
  /** The token of what had to make way; null where nothing had to. */
  readonly undo: string | null;
}
