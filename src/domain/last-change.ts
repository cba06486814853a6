/** Whose save a form has found in its way. */
export interface LastChange {
  /** As they were called then: whoever is removed since is named still. */
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}
