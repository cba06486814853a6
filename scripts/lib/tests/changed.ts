import { run } from '../run.mjs';
import { findFiles } from './selection.ts';

/**
 * Folders of the source, and the end-to-end tests that would notice a change there first: names or folders of specs. What stands in no
 * row is under everything that is shown: then the journeys run, which see each screen once. Units and screens need no table, because
 * Vitest knows what they import.
 */
export const specsBySource: Readonly<Record<string, readonly string[]>> = {
  'src/site/about': ['e2e/site/about'],
  'src/site/contact': ['e2e/site/contact', 'e2e/site/contact-form'],
  'src/site/home': ['e2e/site/home', 'e2e/site/films', 'e2e/site/film-loading', 'e2e/site/legibility'],
  'src/site/not-found': ['e2e/site/not-found'],
  'src/site/page': ['e2e/dashboard/pages', 'e2e/dashboard/story-pictures'],
  'src/site/project': ['e2e/site/project', 'e2e/site/frames', 'e2e/site/pictures', 'e2e/site/touch'],
  'src/site/shared': ['e2e/site/pictures', 'e2e/site/failures', 'e2e/site/motion', 'e2e/site/print', 'e2e/site/weight'],
  'src/site/shell': ['e2e/site/shell', 'e2e/site/keyboard', 'e2e/site/contrast'],
  'src/site/shown': ['e2e/dashboard/sealed', 'e2e/dashboard/preview-links', 'e2e/dashboard/closing'],
  'src/site/stories': ['e2e/site/stories'],
  'src/site/story': ['e2e/site/story', 'e2e/dashboard/story-pictures'],
  'src/site/work': ['e2e/site/work'],
  'src/dashboard/about-form': ['e2e/dashboard/about'],
  'src/dashboard/administrators': ['e2e/dashboard/administrators'],
  'src/dashboard/all-media': ['e2e/dashboard/homepage', 'e2e/dashboard/slots', 'e2e/dashboard/replace-everywhere'],
  'src/dashboard/all-projects': ['e2e/dashboard/projects-table', 'e2e/dashboard/duplicate'],
  'src/dashboard/all-stories': ['e2e/dashboard/stories'],
  'src/dashboard/backup': ['e2e/dashboard/backup'],
  'src/dashboard/categories': ['e2e/dashboard/categories'],
  'src/dashboard/forgotten-password': ['e2e/dashboard/forgotten-password'],
  'src/dashboard/guard': ['e2e/dashboard/guard', 'e2e/product/back'],
  'src/dashboard/history': ['e2e/dashboard/history'],
  'src/dashboard/home': ['e2e/dashboard/shell', 'e2e/dashboard/closing', 'e2e/product/first-day'],
  'src/dashboard/homepage': ['e2e/dashboard/homepage', 'e2e/dashboard/slot-panel', 'e2e/dashboard/slots'],
  'src/dashboard/import-site': ['e2e/dashboard/import'],
  'src/dashboard/inbox': ['e2e/site/contact-form'],
  'src/dashboard/join': ['e2e/dashboard/administrators'],
  'src/dashboard/library': ['e2e/dashboard/library'],
  'src/dashboard/log': ['e2e/dashboard/log'],
  'src/dashboard/look': ['e2e/dashboard/look'],
  'src/dashboard/login': ['e2e/dashboard/login', 'e2e/dashboard/sign-in'],
  'src/dashboard/logout': ['e2e/dashboard/logout', 'e2e/product/back'],
  'src/dashboard/media-picker': ['e2e/dashboard/media-picker', 'e2e/dashboard/originals'],
  'src/dashboard/not-found': ['e2e/dashboard/shell'],
  'src/dashboard/page-form': ['e2e/dashboard/pages', 'e2e/dashboard/story-pictures'],
  'src/dashboard/pages': ['e2e/dashboard/pages'],
  'src/dashboard/project-form': [
    'e2e/dashboard/project-form',
    'e2e/dashboard/project-form-renders',
    'e2e/dashboard/project-publishing',
    'e2e/dashboard/grids',
    'e2e/dashboard/credits',
    'e2e/dashboard/share-card',
    'e2e/dashboard/addresses',
    'e2e/dashboard/publication',
  ],
  'src/dashboard/recently-deleted': ['e2e/dashboard/recently-deleted'],
  'src/dashboard/redirects': ['e2e/dashboard/redirects'],
  'src/dashboard/reset-password': ['e2e/dashboard/reset-password'],
  'src/dashboard/sessions': ['e2e/dashboard/sessions'],
  'src/dashboard/settings': ['e2e/dashboard/settings', 'e2e/dashboard/closing'],
  'src/dashboard/shared': ['e2e/dashboard/drafts', 'e2e/dashboard/dialogs', 'e2e/dashboard/formatting'],
  'src/dashboard/shared/closing': ['e2e/dashboard/closing'],
  'src/dashboard/shared/settings-form': ['e2e/dashboard/settings', 'e2e/dashboard/look'],
  'src/dashboard/words': ['e2e/dashboard/settings'],
  'src/dashboard/shell': ['e2e/dashboard/shell', 'e2e/dashboard/absent-screens'],
  'src/dashboard/sign-in': ['e2e/dashboard/sign-in'],
  'src/dashboard/story-form': ['e2e/dashboard/stories', 'e2e/dashboard/story-pictures', 'e2e/dashboard/formatting'],
  'src/dashboard/visitors': ['e2e/dashboard/visitors'],
  'src/machines/chosen-films': ['e2e/dashboard/chosen-films', 'e2e/dashboard/films-by-the-server'],
  'src/machines/closing': ['e2e/dashboard/closing'],
  'src/machines/conflict': ['e2e/dashboard/drafts'],
  'src/machines/draft': ['e2e/dashboard/drafts', 'e2e/dashboard/typed-ahead'],
  'src/machines/film-renditions': ['e2e/dashboard/films-for-phones'],
  'src/site/project/film-hearing.ts': ['e2e/dashboard/film-sound'],
  'src/machines/home-carousel': ['e2e/site/home', 'e2e/site/films'],
  'src/machines/mobile-menu': ['e2e/site/shell'],
  'src/machines/preview': ['e2e/dashboard/preview'],
  'src/machines/project-form': ['e2e/dashboard/project-form', 'e2e/dashboard/grids'],
  'src/machines/work-list': ['e2e/site/work'],
  'src/platform/drafts.ts': ['e2e/dashboard/drafts', 'e2e/dashboard/private-window'],
  'src/platform/film': ['e2e/dashboard/chosen-films', 'e2e/site/films', 'e2e/site/film-loading'],
  'src/platform/heic.ts': ['e2e/dashboard/heic'],
  'src/platform/new-build.ts': ['e2e/dashboard/new-build', 'e2e/site/missing-code'],
  'src/platform/theme.ts': ['e2e/site/lights', 'e2e/site/drawn-twice'],
  'provider/src/export': ['e2e/site/export'],
  'provider/src/media': ['e2e/site/pictures', 'e2e/dashboard/films-by-the-server'],
  'provider/src/pages': ['e2e/site/first-html', 'e2e/dashboard/policy'],
};

/** What no end-to-end test can notice. */
const unseen = /^(docs|stories|tests|bench|devtools|\.storybook|\.github)\/|\.md$/;

/** The end-to-end tests that changed files call for. */
export interface Touched {
  readonly specs: readonly string[];
  /** Whether something has changed that everything stands on. */
  readonly isEverywhere: boolean;
}

/** @param changed paths from the root. @param files every test file */
export function specsTouchedBy(changed: readonly string[], files: readonly string[]): Touched {
  const specs = new Set<string>();
  let isEverywhere = false;
  for (const file of changed) {
    if (files.includes(file)) {
      if (file.startsWith('e2e/') && file.endsWith('.spec.ts')) specs.add(file);
      continue;
    }
    const rows = Object.entries(specsBySource).filter(
      ([source]) => file.startsWith(`${source}/`) || (source.startsWith('src/platform/') && file.startsWith(source)),
    );
    for (const spec of rows.flatMap(([, names]) => names.flatMap((name) => findFiles(name, files)))) specs.add(spec);
    if (rows.length === 0 && !unseen.test(file)) isEverywhere = true;
  }
  return { specs: [...specs].sort(), isEverywhere };
}

/** What has changed since a revision, in the working tree too. */
export interface Changed {
  readonly revision: string;
  /** Paths from the root. */
  readonly files: readonly string[];
}

async function git(...args: readonly string[]): Promise<readonly string[]> {
  const { code, output } = await run('git', args, { quiet: true });
  if (code !== 0) throw new Error(output.trim());
  return output.split('\n').filter((line) => line !== '');
}

/**
 * Asks Git, which also knows files that are not added yet.
 *
 * @param revision `HEAD` unless named
 * @throws {Error} with Git's words for a revision that it does not know
 */
export async function findChangedFiles(revision = 'HEAD'): Promise<Changed> {
  const changed = await git('diff', '--name-only', revision, '--');
  const added = await git('ls-files', '--others', '--exclude-standard');
  return { revision, files: [...new Set([...changed, ...added])].sort() };
}
