/** The present time in milliseconds since 1970-01-01 UTC; tests move it. */
export type Clock = () => number;
