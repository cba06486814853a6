import { onMedia } from '@vitrine/design-system/theme';
import { disc, discAlways } from './frame-disc.css.ts';
import { FilmsDisc } from './FilmsDisc.tsx';

/**
 * Pauses all films of the page, in the corner of one of them (WCAG 2.2.2). Unless `isAlways`, it is seen when the nearest
 * element with `data-hover-root` is pointed at or the disc has the focus, and always on touch screens.
 */
export function FrameDisc({ isAlways = false }: { readonly isAlways?: boolean }) {
  return (
    <span className={`${onMedia} ${isAlways ? discAlways : disc}`}>
      <FilmsDisc plate />
    </span>
  );
}
