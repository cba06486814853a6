import { partOf } from '../../../platform/part-of.ts';
import { onFirstInput } from '../../../platform/arrival.ts';
import { watchCentred } from '../../../platform/visibility.ts';
import { CentringContext } from '../../../site/home/centring-context.ts';
import { CentredContext } from '../../../site/shared/hover-media.ts';
import { createProvider, provide } from '../provide.tsx';

/** The machines of the home page. */
export const HomeMachines = createProvider(
  // Nothing is centred before the page has been scrolled, or a key pressed.
  provide(CentringContext, async () => {
    await new Promise<void>(onFirstInput);
    return await import('./frame-centring.tsx').then(partOf('FrameCentring'));
  }),
  provide(CentredContext, watchCentred),
);
