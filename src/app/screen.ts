import { lazy, type ComponentType } from 'react';

/** Code that is fetched when first needed. */
export interface Screen<Props extends object> {
  /** Fetches it ahead. */
  readonly load: () => Promise<ComponentType<Props>>;
  /**
   * What draws it: at once where it has been fetched. Keep it in a state: were the component to change from fetched to ready,
   * the next drawing would begin the screen anew.
   */
  readonly current: () => ComponentType<Props>;
}

/**
 * A component whose code is fetched when first needed. What is fetched ahead shows no fallback, after which React would let
 * a third of a second pass before it shows the rest.
 */
export function createScreen<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>): Screen<Props> {
  let ready: ComponentType<Props> | null = null;
  const load = async () => {
    ready = await fetchCode();
    return ready;
  };
  const Lazy = lazy(async () => ({ default: await load() }));
  return { load, current: () => ready ?? Lazy };
}
