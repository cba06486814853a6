import type { Problem } from '../../../api/problem.ts';

/** State of the read that the route of a screen declares. */
export interface Resource<Value> {
  readonly state: 'loading' | 'loaded' | 'failed';
  /** Null unless `loaded`. */
  readonly value: Value | null;
  /** Why it failed; with a value, why what is shown is not whole or not fresh. */
  readonly problem: Problem | null;
  /** Reads again; what is shown stays meanwhile. */
  readonly retry: () => void;
}

/** Props of every screen whose route declares a read. */
export interface ScreenProps<Value> {
  readonly resource: Resource<Value>;
}
