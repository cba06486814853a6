import { useCallback, useRef, useState } from 'react';
import type { Shade } from '../../domain/brightness.ts';
import { brightestOf, shadeOf } from '../../domain/brightness.ts';
import type { Media } from '../../domain/content.ts';
import { createMachineContext, useProvided } from '../machine-context.ts';

/** Looks at the picture in an element, and tells its shade. @returns ends it */
export type LookAtBackdrop = (element: object, onShade: (shade: Shade) => void) => () => void;

/** Runs the machine, whose code is fetched for a picture that nobody knows: our own provider says how bright each is. */
export const BackdropContext = createMachineContext<LookAtBackdrop>('BackdropContext');

export interface BackdropBrightness {
  readonly shade: Shade;
  /** Give it to the element that holds the picture or the film. */
  readonly attach: (element: object | null) => void;
}

/**
 * How dark a header's backdrop is where words stand on it.
 *
 * @param media the backdrop, null where there is none. Of a pair, the brighter counts: words stand on either. A film is never
 * looked at: one that nobody knows is taken for bright.
 */
export function useBackdropBrightness(media: Media | null): BackdropBrightness {
  const known = media && brightestOf(media);
  const look = useProvided(BackdropContext);
  const isUnknown = known === null && media?.kind === 'image';
  const [seen, setSeen] = useState<Shade | null>(null);
  const end = useRef<(() => void) | null>(null);
  const attach = useCallback(
    (element: object | null) => {
      end.current?.();
      end.current = element !== null && isUnknown && look !== null ? look(element, setSeen) : null;
    },
    [isUnknown, look],
  );
  return { shade: seen ?? shadeOf(known), attach };
}
