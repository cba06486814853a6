import type { Ref } from 'react';
import { PauseIcon, PlayIcon } from '../icon';
import { DiscButton } from './DiscButton';

type PlaybackDiscProps = {
  playing: boolean;
  onToggle: () => void;
  /** Ground below the disc, for films without a scrim. */
  plate?: boolean;
  pauseLabel?: string;
  playLabel?: string;
  ref?: Ref<HTMLButtonElement>;
};

/** Stops and starts the films of a page (WCAG 2.2.2). Name and sign say what pressing does. */
export function PlaybackDisc({
  playing,
  onToggle,
  pauseLabel = 'Pause films',
  playLabel = 'Play films',
  ...rest
}: PlaybackDiscProps) {
  return (
    <DiscButton {...rest} label={playing ? pauseLabel : playLabel} onClick={onToggle}>
      {playing ? <PauseIcon /> : <PlayIcon />}
    </DiscButton>
  );
}
