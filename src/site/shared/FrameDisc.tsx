import { onMedia } from '@vitrine/design-system/theme';
import { createContext, useContext, type ReactNode } from 'react';
import { disc, discAlways } from './frame-disc.css.ts';
import { FilmsDisc } from './FilmsDisc.tsx';

/**
 * Whether a control above has said already that it pauses the films: what does the same below is for who points at it, and
 * neither named nor reached by key.
 */
export const FilmsAreSaid = createContext(false);

interface SaidOnceProps {
  /** Which of several beside each other is a film, or has one. */
  readonly films: readonly boolean[];
  /** Of the one that is drawn here. */
  readonly index: number;
  readonly children: ReactNode;
}

/** Of several films, the first has the control that is named. */
export function SaidOnce({ films, index, children }: SaidOnceProps) {
  return (
    <FilmsAreSaid value={useContext(FilmsAreSaid) || films.slice(0, index).includes(true)}>{children}</FilmsAreSaid>
  );
}

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
