import { partOf } from '../../../platform/part-of.ts';
import { BackdropContext } from '../../../machines/backdrop-brightness/backdrop-brightness.react.tsx';
import { watchLater } from '../../later.ts';
import { provide } from '../provide.tsx';

/** How bright a header's backdrop is. Our own provider says it; what is looked at are another's pictures. */
export const provideBackdropBrightness = provide(
  BackdropContext,
  watchLater(() => import('./look-at-backdrop.ts').then(partOf('lookAtBackdrop'))),
);
