/** What visitors find: the site, or one page in its place (an extension). */
export interface Closing {
  readonly isClosed: boolean;
}
