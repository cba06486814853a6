import type { PageReads } from '../../api/site/reads.ts';

type Reads = () => Promise<PageReads>;

/**
 * The screens that a visitor seldom opens first. Their many files are named here, and not in the script of every page.
 */
export const loadAbout = async () => (await import('../../site/about/AboutScreen.tsx')).AboutScreen;
export const loadStories = async () => (await import('./stories.ts')).Stories;
export const loadStory = async () => (await import('../../site/story/StoryScreen.tsx')).StoryScreen;
export const loadWhatIsShown = async () => (await import('./shown.tsx')).loadShown();
export const loadContact = async () => (await import('./contact.ts')).loadContact();
export const loadOwnPage = async (reads: Reads) => (await import('./own-page.tsx')).createOwnPage(reads);
export const loadNotFound = async (reads: Reads) => (await import('./not-found.tsx')).createNotFound(reads);
