/** The first file of the built typeface has as many: what a first view waits for. In bytes. */
export const mostFirstBytes = 26_000;
