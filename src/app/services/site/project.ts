import { partOf } from '../../../platform/part-of.ts';
import { watchBottom } from '../../../platform/edges.ts';
import { WatchBottomContext } from '../../../site/project/running-head.ts';
import { SoundContext } from '../../../site/shared/sound-context.ts';
import { createProvider, provide } from '../provide.tsx';

/** The machines of a project's page. */
export const ProjectMachines = createProvider(
  provide(SoundContext, () => import('./film-sound.tsx').then(partOf('FilmSound'))),
  provide(WatchBottomContext, watchBottom),
);
