/** Somewhere an administrator is logged in. */
export interface LoggedIn {
  /** Names it and opens nothing. */
  readonly id: string;
  /** What the browser says it is; '' where it said nothing. */
  readonly userAgent: string;
  /** Milliseconds since 1970. */
  readonly beganAt: number;
  /** To the minute. */
  readonly lastUsedAt: number;
  /** Whether it is this browser. */
  readonly isThis: boolean;
}
