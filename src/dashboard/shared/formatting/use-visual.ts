import { useEffect, useState } from 'react';
import type * as Visual from './visual/VisualField.tsx';

/** The code of the formatted view. */
type VisualCode = typeof Visual;

let loading: Promise<VisualCode> | null = null;

/** Asked for when the first field is shown that can use it, and again where it did not come. */
function load(): Promise<VisualCode> {
  loading ??= import('./visual/VisualField.tsx').catch((thrown: unknown) => {
    loading = null;
    throw thrown;
  });
  return loading;
}

/** Null until it has come. Where it does not come, the plain field does all that it can. */
export function useVisual(isWanted: boolean): VisualCode | null {
  const [code, setCode] = useState<VisualCode | null>(null);
  useEffect(() => {
    let isThere = true;
    if (isWanted) {
      load().then(
        (loaded) => {
          if (isThere) setCode(loaded);
        },
        () => console.warn('The formatted view could not be loaded; texts are written as Markdown.'),
      );
    }
    return () => {
      isThere = false;
    };
  }, [isWanted]);
  return code;
}
