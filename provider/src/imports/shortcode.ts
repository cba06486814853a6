/** A shortcode of WordPress: `[name key="value" bare]`, or `[/name]`. */
export interface Shortcode {
  readonly name: string;
  readonly isEnd: boolean;
  readonly values: ReadonlyMap<string, string>;
  /** What stands in it without a name. */
  readonly bare: readonly string[];
  /** As it was typed. */
  readonly raw: string;
  /** Another of its name ends it further on. */
  readonly hasClosingTag: boolean;
  /** Of an end, the values of the one that it ends. */
  readonly begun: ReadonlyMap<string, string>;
  /** The address of a file, where nothing else stands up to its end; else empty. */
  readonly body: string;
}
