/** All in milliseconds, but for `connections`. A statement that is not answered at all is given up a little after the server should have given it up. */
export const limits = {
  start: 15_000,
  /** To connect, and to get one of the connections where all are in use. */
  connect: 3000,
  again: 250,
  statement: 8000,
  answer: 9000,
  idleInTransaction: 10_000,
  check: 500,
  /** The database is asked twice a second what others have done. */
  silence: 1500,
  /** In use at a time, beside the one that listens: a transaction has one, and whoever reads one state. */
  connections: 10,
} as const;

/** One writer at a time in the whole installation holds it. */
export const writeLock = 0x56495452;
/** Held by the server that does what only one has to; it is free again when its connection ends. */
export const leadLock = writeLock + 1;
/** Servers share it; who moves the database has it alone. */
export const workLock = writeLock + 2;
