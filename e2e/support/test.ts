import { test as base, expect, type ConsoleMessage } from '@playwright/test';
import { Categories } from '../models/categories.model.ts';
import { Dialog } from '../models/dialog.model.ts';
import { Form } from '../models/form.model.ts';
import { Homepage } from '../models/homepage.model.ts';
import { Login } from '../models/login.model.ts';
import { Picker } from '../models/picker.model.ts';
import { ProjectForm } from '../models/project-form.model.ts';
import { StoryForm } from '../models/story-form.model.ts';
import { Table } from '../models/table.model.ts';
import { Toasts } from '../models/toasts.model.ts';
import { emulateInFirefox, isFirefox, wish } from './firefox.ts';
import { keepRequests, noteRequests } from './requests.ts';

/** What a page of the dashboard shows, named as an administrator would. */
interface Models {
  readonly categories: Categories;
  readonly dialog: Dialog;
  readonly form: Form;
  readonly homepage: Homepage;
  readonly login: Login;
  readonly picker: Picker;
  readonly projectForm: ProjectForm;
  readonly storyForm: StoryForm;
  readonly table: Table;
  readonly toasts: Toasts;
}

interface Fixtures extends Models {
  /**
   * `drawn` by the provider, or `plain`: every page address answers index.html, as a static host does. Tests that stand in
   * for the provider's reads begin there; a drawn page asks for nothing.
   */
  readonly firstHtml: 'drawn' | 'plain';
  /** Lets console errors, warnings and page errors that match pass in this test. */
  readonly allowConsole: (pattern: RegExp) => void;
}

interface WorkerFixtures {
  /** What this worker's pages have asked for. */
  readonly requests: Set<string>;
}

/** Whether React has attached its listeners; always true on a page of another site. Runs in the page. */
function isTakenOver(): boolean {
  const root = document.getElementById('root');
  return root === null || Object.keys(root).some((name) => name.startsWith('__reactContainer'));
}

/** What Firefox logs though the page is well. */
const ofFirefox = [
  // What is under way when a document is left fails as without a network, before the page is gone: reads, and fonts (NS_BINDING_ABORTED).
  /^The server could not be reached\.$|^Given up\.$/,
  /^download failed \(font-family: .* status=2152398850 /,
  // For a picture Playwright puts this style element into the page, which the page's policy refuses.
  /^The page’s settings blocked an inline style \(style-src-elem\).*'sha256-YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT\+SmwNZWA='/,
] as const;

/** Playwright's `test`, which fails when a page logs a warning or an error, or throws. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  requests: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of the fixtures that a fixture needs from this pattern.
    async ({}, use, { workerIndex }) => {
      const requests = new Set<string>();
      await use(requests);
      keepRequests(requests, `e2e-${String(workerIndex)}`);
    },
    { scope: 'worker' },
  ],
  categories: async ({ page }, use) => use(new Categories(page)),
  dialog: async ({ page }, use) => use(new Dialog(page)),
  form: async ({ page }, use) => use(new Form(page)),
  homepage: async ({ page }, use) => use(new Homepage(page)),
  login: async ({ page }, use) => use(new Login(page)),
  picker: async ({ page }, use) => use(new Picker(page)),
  projectForm: async ({ page }, use) => use(new ProjectForm(page)),
  storyForm: async ({ page }, use) => use(new StoryForm(page)),
  table: async ({ page }, use) => use(new Table(page)),
  toasts: async ({ page }, use) => use(new Toasts(page)),
  firstHtml: ['drawn', { option: true }],
  context: async ({ context, firstHtml, baseURL, requests }, use) => {
    noteRequests(context, requests);
    if (firstHtml === 'plain') {
      const isOurs = (url: URL) => url.origin === baseURL && !/^\/(api|media|assets)\//.test(url.pathname);
      await context.route(isOurs, (route) =>
        route.request().isNavigationRequest()
          ? route.fulfill({ path: 'dist/client/index.html', contentType: 'text/html' })
          : route.fallback(),
      );
    }
    await use(context);
  },
  page: async ({ page, context, javaScriptEnabled, hasTouch, contextOptions: { reducedMotion } }, use) => {
    if (isFirefox(context)) {
      emulateInFirefox(page);
      await wish(page, {
        motion: reducedMotion ?? 'no-preference',
        forcedColors: 'none',
        colorScheme: 'light',
        contrast: 'no-preference',
        pointer: hasTouch === true ? 'finger' : 'mouse',
        scripts: javaScriptEnabled ? 'on' : 'off',
      });
    }
    const open = page.goto.bind(page);
    page.goto = async (url, options) => {
      const response = await open(url, options);
      // What the server has drawn is seen at once, and answers input as soon as React has taken it over.
      if (javaScriptEnabled && options?.waitUntil === undefined) await page.waitForFunction(isTakenOver);
      return response;
    };
    await use(page);
  },
  allowConsole: [
    async ({ context }, use) => {
      const allowed = isFirefox(context) ? [...ofFirefox] : [];
      const said: string[] = [];
      const note = (text: string) => {
        said.push(text);
      };
      context.on('console', (message: ConsoleMessage) => {
        if (message.type() === 'error' || message.type() === 'warning') note(message.text());
      });
      context.on('weberror', (error) => {
        note(error.error().message);
      });
      await use((pattern) => {
        allowed.push(pattern);
      });
      expect(
        said.filter((text) => !allowed.some((pattern) => pattern.test(text))),
        'the console stayed silent',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
