import { fromPromise } from 'xstate';
import { watcher } from '../machine-utils.ts';
import type { FrameCentringEvent, FramesMeasure } from './frame-centring.machine.ts';
import { CENTRING_MIN_WIDTH } from './frame-centring.machine.ts';
import { framesOf } from './frame-set.ts';

/** What centring needs of the browser. */
export interface FrameCentringPlatform {
  /** The window's width in px. */
  readWidth(): number;
  /** From the element's middle to the viewport's, vertically, in px. */
  distanceFromCentre(element: object): number;
  /** Calls back at once, on scrolling and on resizing. */
  watchLayout(listener: () => void): () => void;
  /** Scrolls it to the middle of the viewport; at once with reduced motion. */
  bringToCentre(element: object): Promise<void> | void;
}

/** The I/O of the frame-centring machine. The elements are found by the number of their set, from the screen that has them. */
export function createFrameCentringActors(platform: FrameCentringPlatform) {
  return {
    watchFrames: watcher<FrameCentringEvent, { readonly frames: number }, FramesMeasure>(
      ({ input, sendBack, receive }) => {
        const measure = (): void => {
          const distances = framesOf(input.frames).map((element) =>
            element === null ? Number.POSITIVE_INFINITY : platform.distanceFromCentre(element),
          );
          sendBack({ type: 'frames.measured', distances, isWide: platform.readWidth() >= CENTRING_MIN_WIDTH });
        };
        receive(measure);
        return platform.watchLayout(measure);
      },
    ),
    bringToCentre: fromPromise<void, { readonly frames: number; readonly index: number | null }>(async ({ input }) => {
      const element = input.index === null ? null : (framesOf(input.frames)[input.index] ?? null);
      if (element !== null) await platform.bringToCentre(element);
    }),
  };
}
