import { PlaybackDisc } from '@vitrine/design-system/components/disc-button';
import { usePlayback } from '../../machines/playback/playback.react.tsx';
import { useSay } from '../../machines/site-context.ts';

/** Pauses and plays all films of the page (WCAG 2.2.2). `plate`: on a dark ground of its own, where no scrim lies below. */
export function FilmsDisc({ plate = false }: { readonly plate?: boolean }) {
  const { isPlaying, toggle } = usePlayback();
  const say = useSay();
  return (
    <PlaybackDisc
      label={say(isPlaying ? 'Pause films' : 'Play films')}
      onToggle={toggle}
      plate={plate}
      playing={isPlaying}
    />
  );
}
