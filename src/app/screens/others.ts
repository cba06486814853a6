import type { PageReads } from '../../api/site/reads.ts';
import { partOf } from '../../platform/part-of.ts';

type Reads = () => Promise<PageReads>;

/**
 * The screens that a visitor seldom opens first. Their many files are named here, and not in the script of every page.
 */
export const loadAbout = () => import('../../site/about/AboutScreen.tsx').then(partOf('AboutScreen'));
export const loadStories = () => import('./stories.ts').then(partOf('Stories'));
export const loadStory = () => import('../../site/story/StoryScreen.tsx').then(partOf('StoryScreen'));
export const loadWhatIsShown = async () => (await import('./shown.tsx').then(partOf('loadShown')))();
export const loadContact = async () => (await import('./contact.ts').then(partOf('loadContact')))();
export const loadOwnPage = async (reads: Reads) =>
  (await import('./own-page.tsx').then(partOf('createOwnPage')))(reads);
export const loadNotFound = async (reads: Reads) =>
  (await import('./not-found.tsx').then(partOf('createNotFound')))(reads);
