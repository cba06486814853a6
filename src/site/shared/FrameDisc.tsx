import { onMedia } from '@vitrine/design-system/theme';
import { createContext, useContext } from 'react';
import { disc, discAlways } from './frame-disc.css.ts';
import { FilmsDisc } from './FilmsDisc.tsx';

/**
 * Whether a control above has said already that it pauses the films: what does the same below is for who points at it, and
 * neither named nor reached by key.
 */
export const FilmsAreSaid = createContext(false);

/**
 * Pauses all films of the page, in the corner of one of them (WCAG 2.2.2). Unless `isAlways`, it is seen when the nearest
 * element with `data-hover-root` is pointed at or the disc has the focus, and always on touch screens.
 */
export function FrameDisc({ isAlways = false }: { readonly isAlways?: boolean }) {
  const isSaid = useContext(FilmsAreSaid);
  return (
    <span aria-hidden={isSaid || undefined} className={`${onMedia} ${isAlways ? discAlways : disc}`}>
      <FilmsDisc plate tabIndex={isSaid ? -1 : undefined} />
    </span>
  );
}
