import { createRunningHeadActors } from '../../../machines/running-head/running-head.actors.ts';
import { runningHeadMachine } from '../../../machines/running-head/running-head.machine.ts';
import { RunningHeadMachineContext } from '../../../machines/running-head/running-head.react.tsx';
import { watchBottom } from '../../../platform/edges.ts';
import { createProvider, provide } from '../provide.tsx';
import { SoundContext } from '../../../site/shared/sound-context.ts';
import { provideBackdropBrightness } from './backdrop-brightness.ts';

/** The machines of a project's page. */
export const ProjectMachines = createProvider(
  provideBackdropBrightness,
  provide(SoundContext, async () => (await import('./film-sound.tsx')).FilmSound),
  provide(RunningHeadMachineContext, runningHeadMachine.provide({ actors: createRunningHeadActors({ watchBottom }) })),
);
