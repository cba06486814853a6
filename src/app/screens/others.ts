import type { PageReads } from '../../api/site/reads.ts';

type Reads = () => Promise<PageReads>;

/** Shorter in the build than an import that says which of the module's parts it uses: it would be asked for twice. */
const part =
  <Name extends string>(name: Name) =>
  <Part>(module: Readonly<Record<Name, Part>>): Part =>
    module[name];

/**
 * The screens that a visitor seldom opens first. Their many files are named here, and not in the script of every page.
 */
export const loadAbout = () => import('../../site/about/AboutScreen.tsx').then(part('AboutScreen'));
export const loadStories = () => import('./stories.ts').then(part('Stories'));
export const loadStory = () => import('../../site/story/StoryScreen.tsx').then(part('StoryScreen'));
export const loadWhatIsShown = async () => (await import('./shown.tsx').then(part('loadShown')))();
export const loadContact = async () => (await import('./contact.ts').then(part('loadContact')))();
export const loadOwnPage = async (reads: Reads) => (await import('./own-page.tsx').then(part('createOwnPage')))(reads);
export const loadNotFound = async (reads: Reads) =>
  (await import('./not-found.tsx').then(part('createNotFound')))(reads);
