/** The present time in milliseconds since 1970-01-01 UTC; tests move it. */
export type Clock = () => number;

/**
 * Whether what began at a time, and is good for so long, is good still. By a clock that was ahead it began in a time to come: it is
 * not good for longer then, but for as long before that time at most.
 */
export const isWithin = (life: number, beganAt: number, now: number): boolean => Math.abs(now - beganAt) < life;
