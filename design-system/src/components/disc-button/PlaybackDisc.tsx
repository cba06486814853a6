import type { Ref } from 'react';
import { PauseIcon, PlayIcon } from '../icon';
import { DiscButton } from './DiscButton';

type PlaybackDiscProps = {
  playing: boolean;
  onToggle: () => void;
  /** Ground below the disc, for films without a scrim. */
  plate?: boolean;
  /** What pressing does. */
  label: string;
  /** -1 where another control of the page does the same. */
  tabIndex?: -1 | undefined;
  ref?: Ref<HTMLButtonElement>;
};

/** Stops and starts the films of a page (WCAG 2.2.2). Its icon says what pressing does, as its name has to. */
export function PlaybackDisc({ playing, onToggle, ...rest }: PlaybackDiscProps) {
  return (
    <DiscButton {...rest} onClick={onToggle}>
      {playing ? <PauseIcon /> : <PlayIcon />}
    </DiscButton>
  );
}
