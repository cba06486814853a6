import { PlaybackDisc } from '@vitrine/design-system/components/disc-button';
import { usePlayback } from '../../machines/playback/playback.react.tsx';
import { useSay } from '../../machines/site-context.ts';

interface FilmsDiscProps {
  /** On a dark ground of its own, where no scrim lies below. */
  readonly plate?: boolean;
  /** What moves: pictures, where none of it is a film. */
  readonly what?: 'films' | 'pictures';
  readonly tabIndex?: -1 | undefined;
}

/** Pauses and plays all films of the page (WCAG 2.2.2). */
export function FilmsDisc({ what = 'films', ...rest }: FilmsDiscProps) {
  const { isPlaying, toggle } = usePlayback();
  const say = useSay();
  return (
    <PlaybackDisc
      {...rest}
      // One of 'Pause films', 'Play films', 'Pause pictures' and 'Play pictures'.
      label={say(`${isPlaying ? 'Pause' : 'Play'} ${what}`)}
      onToggle={toggle}
      playing={isPlaying}
    />
  );
}
