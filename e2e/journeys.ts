/**
 * The end-to-end tests of `npm test`: each screen and every specified call once from the browser (checked after each run by
 * scripts/lib/tests/coverage.ts), and each promise that nothing typed is lost. The others run in `npm run test:all`, and when they are named.
 *
 * By spec, with what the names of its tests contain.
 */
export const journeys: Readonly<Record<string, readonly string[]>> = {
  'site/about': ['shows heading and description, line breaks kept'],
  'site/contact': ['shows address, e-mail', 'the map is drawn by ourselves, and nobody else'],
  'site/contact-form': ['a studio shows the form'],
  'site/failures': ['home shows its fallbacks, logs'],
  'site/films': ['a phone plays the rendition'],
  'site/first-html': [
    'an unknown page and an unknown project answer 404',
    'the browser takes over what it was sent',
    ' saved, ',
    'what is pressed before it is there is done when it is',
  ],
  'site/home': [
    'a click opens the project',
    'one Pause stops every film',
    'six cells show their title',
    'asks for the four home reads together',
    'has no accessibility violation',
    'nothing shifts while the page arrives',
  ],
  'site/lights': ['from the toggle, in less than half a second'],
  'site/missing-code': ['a page whose code is gone says so'],
  'site/motion': ['at once where less motion is wished for'],
  'site/not-found': ['any other path has the heading'],
  'site/pictures': ['the first picture is announced in the head'],
  'site/project': [
    'shows header media, title, client',
    'left half of the image goes back',
    'links to the slugs of related projects',
    'is stored locally, announced',
    'a project is accessible in both themes',
  ],
  'site/shell': [
    'every page has its title and one first heading',
    'hides going down and comes back',
    'the toggle flips it, saves it',
    'a saved black theme is there',
    'Back restores the scroll position',
  ],
  'site/stories': ['show newest first, six a page', 'Back, reload and a shared link keep'],
  'site/story': ['shows one story: title'],
  'site/touch': ['what is lifted follows the link'],
  'site/weight': ['opened first, costs at most'],
  'site/work': [
    'a click opens /project/{slug}',
    'Back, reload and a shared link keep category and page',
    'at 1023 px Filter opens the panel; a choice closes it',
  ],
  'dashboard/about': ['writes the record, reads it again'],
  'dashboard/categories': ['the whole journey by keyboard'],
  'dashboard/drafts': [
    'what is typed outlives a reload',
    'two tabs with the same form keep',
    'Save mine anyway writes only',
    'a session that ends under a submit',
    'a provider that dies under a submit',
    'make one story',
  ],
  'dashboard/grids': ['a removed grid leaves a strip'],
  'dashboard/guard': ['leads to login, and from there'],
  'dashboard/history': ['by mouse on a wide screen'],
  'dashboard/homepage': ['are written, and come back'],
  'dashboard/login': ['leads to the dashboard and sets', 'the real server refuses a wrong'],
  'dashboard/logout': ['ends the session and leads to login'],
  'dashboard/media-picker': ['what stands in no grid is deleted here'],
  'dashboard/pages': ['by keys on a phone: a draft is nobody'],
  'dashboard/project-form': ['an answer that is lost, a reload', 'leaving asks; a reload brings'],
  'dashboard/projects-table': ['a move is stored; so is', 'deletes, renumbers, says so'],
  'dashboard/recently-deleted': ['what was deleted can be restored'],
  'dashboard/reset-password': ['a wrong old password'],
  'dashboard/settings': ['an empty studio gets its name'],
  'dashboard/shell': ['the side navigation leads to every page', 'Settings has a second level'],
  'dashboard/stories': ['sends exactly title', 'loads the story, saves it'],
  'dashboard/typed-ahead': ['it is added to what the draft holds'],
  'product/back': ['after logout, Back shows login', 'the dashboard is stored nowhere'],
  'product/durability': ['an empty studio is usable'],
  'product/other-provider': ['login, categories and logout work'],
};

const literal = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/** What Playwright's `grep` takes: it sees a test as its project, its file and its titles. */
export function journeyPattern(): RegExp {
  const rows = Object.entries(journeys).map(
    ([spec, names]) => `${literal(`${spec}.spec.ts`)} .*(?:${names.map(literal).join('|')})`,
  );
  return new RegExp(rows.join('|'));
}
