import type { SnapshotFrom } from 'xstate';
import type { scrollMachine } from './scroll.machine.ts';

type Scrolling = SnapshotFrom<typeof scrollMachine>;

/** Above this the bar never hides, in px. */
const BAR_HIDES_AFTER = 72;
/** Within this distance from the top, in px, the sidebar of Work always stands (specification, section 9). */
const SIDEBAR_HIDES_AFTER = 50;

/** The page is at scroll position 0, or bounces above it. */
export const isAtTop = ({ context }: Scrolling): boolean => context.y <= 0;

/** Has the bar stepped aside for a page that is being scrolled down? */
export const isBarHidden = (now: Scrolling): boolean =>
  now.matches({ moving: 'descending', keeping: 'released' }) && now.context.y > BAR_HIDES_AFTER;

/** The same of the sidebar of Work. */
export const isSidebarHidden = (now: Scrolling): boolean =>
  now.matches({ moving: 'descending' }) && now.context.y > SIDEBAR_HIDES_AFTER;
