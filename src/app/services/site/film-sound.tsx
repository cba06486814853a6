import { watchLeft } from '../../../platform/film-sound.ts';
import { createHearing } from '../../../site/project/film-hearing.ts';
import { SoundControl } from '../../../site/project/SoundControl.tsx';
import type { SoundControlProps } from '../../../site/shared/sound-context.ts';

const hear = createHearing(watchLeft);

/** The control of a film's sound. Fetched with the first film that can be heard. */
export const FilmSound = (props: SoundControlProps) => <SoundControl {...props} hear={hear} />;
