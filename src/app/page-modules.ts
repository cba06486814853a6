import { paths } from '../domain/paths.ts';
import type { Page } from './page.tsx';

/**
 * Where the screen of each page lies, from the repository's root: its name in the build's manifest. By the first pattern of the page.
 * Apart from the pages, as only the server needs it: visitors' script carries no names of source files.
 */
const modules: ReadonlyMap<string | undefined, string> = new Map([
  [paths.home, 'src/app/screens/home.ts'],
  [paths.work, 'src/app/screens/work.ts'],
  ['/project/:slug', 'src/app/screens/project.ts'],
  [paths.about, 'src/site/about/AboutScreen.tsx'],
  [paths.stories, 'src/app/screens/stories.ts'],
  ['/individual/:id', 'src/site/story/StoryScreen.tsx'],
  ['/p/:token', 'src/app/screens/shown.tsx'],
  [paths.contact, 'src/app/screens/contact.ts'],
  ['/:page', 'src/app/screens/own-page.tsx'],
  ['*', 'src/app/screens/not-found.tsx'],
]);

/** Those that the app's first script loads by itself. */
const direct: ReadonlySet<string> = new Set(
  [paths.home, paths.work, '/project/:slug'].map((pattern) => modules.get(pattern) ?? ''),
);

/** The module by which the app loads a screen; null where its first script does so. @param screen its module */
export const loaderOf = (screen: string): string | null => (direct.has(screen) ? null : 'src/app/screens/others.ts');

/** The module of the page's screen. Throws for a page that has none here. */
export function moduleOf({ paths: [pattern] }: Pick<Page, 'paths'>): string {
  const module = modules.get(pattern);
  if (module === undefined) throw new Error(`No module is known for the page ${pattern ?? 'without a path'}`);
  return module;
}
