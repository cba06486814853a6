import { useCallback, useState } from 'react';
import { createMachineContext, useProvided } from '../../machines/machine-context.ts';

/**
 * Calls back at once, on scrolling and on resizing, with where the element ends below the window's top, in px.
 * @returns the way to stop
 */
export type WatchBottom = (element: object, onChange: (bottom: number) => void) => () => void;

/** Null where a title stays where it is. */
export const WatchBottomContext = createMachineContext<WatchBottom>('WatchBottomContext');

/**
 * With less of the header left, in px, the title becomes the running head. A header without a media is hardly
 * higher than its title.
 */
const headLeft = { media: 140, plain: 84 } as const;

/** `attach` is the header's `ref`; the title stands in the bar while `isScrolled`. */
export interface RunningHead {
  readonly isScrolled: boolean;
  readonly attach: (element: object | null) => (() => void) | undefined;
}

/** A project's title: large in its header, in the bar once the header has gone by (specification, section 2, "Project detail"). */
export function useRunningHead(header: keyof typeof headLeft): RunningHead {
  const watchBottom = useProvided(WatchBottomContext);
  const [isScrolled, setScrolled] = useState(false);
  const attach = useCallback(
    (element: object | null) =>
      element === null ? undefined : watchBottom?.(element, (bottom) => setScrolled(bottom < headLeft[header])),
    [watchBottom, header],
  );
  return { isScrolled, attach };
}
