import { createActor } from 'xstate';
import type { Shade } from '../../../domain/brightness.ts';
import { createBackdropBrightnessActors } from '../../../machines/backdrop-brightness/backdrop-brightness.actors.ts';
import { backdropBrightnessMachine } from '../../../machines/backdrop-brightness/backdrop-brightness.machine.ts';
import { pageElements } from '../../../machines/elements.ts';
import { watchBrightness } from '../../../platform/brightness.ts';

const machine = backdropBrightnessMachine.provide({ actors: createBackdropBrightnessActors({ watchBrightness }) });

/** Runs the machine for the picture in this element. Fetched with the first picture that the provider does not know. */
export function lookAtBackdrop(element: object, onShade: (shade: Shade) => void): () => void {
  const actor = createActor(machine, { input: { known: null, isFilm: false } });
  actor.subscribe(({ context }) => {
    onShade(context.shade);
  });
  actor.start();
  actor.send({ type: 'element.attached', element: pageElements.numberOf(element) });
  return () => {
    actor.stop();
  };
}
