import { fromPromise } from 'xstate';
import { watcher } from '../machine-utils.ts';
import type { PlaybackEvent, PlaybackStart, PlaybackToRemember } from './playback.machine.ts';

/** What playback needs of the browser. */
export interface PlaybackPlatform {
  /** What the visitor chose in this session; `null` when nothing. */
  readPlayback(): 'playing' | 'paused' | null;
  savePlayback(choice: 'playing' | 'paused'): void;
  /** Reduced motion, or saved data: films start on their posters. */
  isStillnessWished(): boolean;
  /** Calls back when `prefers-reduced-motion` changes; at once as well, or not, as it likes. */
  watchReducedMotion(listener: (isReduced: boolean) => void): () => void;
}

/** The I/O of the playback machine. */
export function createPlaybackActors(platform: PlaybackPlatform) {
  return {
    readPlayback: fromPromise<PlaybackStart, undefined>(async () => ({
      remembered: platform.readPlayback(),
      isReduced: platform.isStillnessWished(),
    })),
    watchReducedMotion: watcher<PlaybackEvent, undefined>(({ sendBack }) =>
      platform.watchReducedMotion((isReduced) => sendBack({ type: 'motion.changed', isReduced })),
    ),
    rememberPlayback: fromPromise<void, PlaybackToRemember>(async ({ input }) => {
      if (input.isChosen) platform.savePlayback(input.isPlaying ? 'playing' : 'paused');
    }),
  };
}
