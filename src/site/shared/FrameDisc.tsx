import { PlaybackDisc } from '@vitrine/design-system/components/disc-button';
import { onMedia } from '@vitrine/design-system/theme';
import { usePlayback } from '../../machines/playback/playback.react.tsx';
import { disc, discAlways } from './frame-disc.css.ts';
import { useSay } from '../../machines/site-context.ts';

/**
 * Pauses all films of the page, in the corner of one of them (WCAG 2.2.2). Unless `isAlways`, it is seen when the nearest
 * element with `data-hover-root` is pointed at or the disc has the focus, and always on touch screens.
 */
export function FrameDisc({ isAlways = false }: { readonly isAlways?: boolean }) {
  const playback = usePlayback();
  const say = useSay();
  return (
    <span className={`${onMedia} ${isAlways ? discAlways : disc}`}>
      <PlaybackDisc
        onToggle={playback.toggle}
        pauseLabel={say('Pause films')}
        plate
        playLabel={say('Play films')}
        playing={playback.isPlaying}
      />
    </span>
  );
}
