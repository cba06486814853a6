import type { Problem } from '../../api/problem.ts';

/** State of the data that a screen's route loads. */
export interface Resource<T> {
  readonly state: 'loading' | 'loaded' | 'failed';
  /** Null unless `loaded`. */
  readonly value: T | null;
  /** Null unless `failed`. */
  readonly problem: Problem | null;
  readonly retry: () => void;
}

/** Props of every screen whose route declares a read. */
export interface ScreenProps<T> {
  readonly resource: Resource<T>;
}
