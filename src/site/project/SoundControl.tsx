import { SoundDisc } from '@vitrine/design-system/components/sound-disc';
import { onMedia } from '@vitrine/design-system/theme';
import { useFilmSound } from '../../machines/film-sound/film-sound.react.tsx';
import { useSay } from '../../machines/site-context.ts';
import type { SoundControlProps } from '../shared/sound-context.ts';
import { place } from './sound-control.css.ts';

/** Turns the sound of one film on and off, in the corner of its frame. It is always seen: nothing else says that there is sound. */
export function SoundControl({ film }: SoundControlProps) {
  const { isHeard, toggle } = useFilmSound(film);
  const say = useSay();
  return (
    <span className={`${onMedia} ${place}`}>
      <SoundDisc heard={isHeard} label={say(isHeard ? 'Turn sound off' : 'Turn sound on')} onToggle={toggle} />
    </span>
  );
}
