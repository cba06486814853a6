import { createBackdropBrightnessActors } from '../../../machines/backdrop-brightness/backdrop-brightness.actors.ts';
import { backdropBrightnessMachine } from '../../../machines/backdrop-brightness/backdrop-brightness.machine.ts';
import { BackdropBrightnessMachineContext } from '../../../machines/backdrop-brightness/backdrop-brightness.react.tsx';
import { watchLater } from '../../later.ts';
import { provide } from '../provide.tsx';

/** How bright a header's backdrop is. Our own provider says it; what is looked at are another's pictures. */
export const provideBackdropBrightness = provide(
  BackdropBrightnessMachineContext,
  backdropBrightnessMachine.provide({
    actors: createBackdropBrightnessActors({
      watchBrightness: watchLater(async () => (await import('../../../platform/brightness.ts')).watchBrightness),
    }),
  }),
);
