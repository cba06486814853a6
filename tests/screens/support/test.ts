/**
 * `test` and `expect` for screens, in the words of the end-to-end tests: a test moves between the two by what it imports, and by where its
 * answers come from. Types are Playwright's; what the page here does not have (a reload, a second tab, what only a server can do) is no function,
 * and a test that calls it fails.
 */
import type { Expect, Page } from '@playwright/test';
import { test as base, vi } from 'vitest';
import { Categories } from '../../../e2e/models/categories.model.ts';
import { Dialog } from '../../../e2e/models/dialog.model.ts';
import { Form } from '../../../e2e/models/form.model.ts';
import { Homepage } from '../../../e2e/models/homepage.model.ts';
import { Login } from '../../../e2e/models/login.model.ts';
import { Picker } from '../../../e2e/models/picker.model.ts';
import { ProjectForm } from '../../../e2e/models/project-form.model.ts';
import { StoryForm } from '../../../e2e/models/story-form.model.ts';
import { Table } from '../../../e2e/models/table.model.ts';
import { Toasts } from '../../../e2e/models/toasts.model.ts';
import { closeApp } from './app.tsx';
import { expect as waiting } from './expect.ts';
import { page as inside, PagePlace } from './page.ts';
import { forgetAnswers } from './provider.ts';
import { emptyStores } from './stores.ts';

/** The window of a test that does not set one; as e2e. */
const desk = { width: 1440, height: 900 };

function isPage(place: unknown): place is Page {
  return place instanceof PagePlace;
}

function isExpect(assertions: unknown): assertions is Expect {
  return typeof assertions === 'function' && 'poll' in assertions;
}

function toPage(): Page {
  const place: unknown = inside;
  if (!isPage(place)) throw new Error('No page');
  return place;
}

function toExpect(): Expect {
  const assertions: unknown = waiting;
  if (!isExpect(assertions)) throw new Error('No assertions');
  return assertions;
}

export const page: Page = toPage();
export const expect: Expect = toExpect();

/** What a page of the dashboard shows, named as an administrator would; and the console. */
interface Fixtures {
  /** Lets console errors and warnings that match pass in this test. */
  readonly allowConsole: (pattern: RegExp) => void;
  readonly page: Page;
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

/** What this test has written to the console so far, errors and warnings. */
export function said(): readonly string[] {
  const calls = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  return calls.map((parts) => parts.map(String).join(' '));
}

/** Fails when the page logs a warning or an error, or asks the provider what nobody has said an answer to. */
export const test = base.extend<Fixtures>({
  page,
  categories: new Categories(page),
  dialog: new Dialog(page),
  form: new Form(page),
  homepage: new Homepage(page),
  login: new Login(page),
  picker: new Picker(page),
  projectForm: new ProjectForm(page),
  storyForm: new StoryForm(page),
  table: new Table(page),
  toasts: new Toasts(page),
  allowConsole: [
    async ({ page: place }, provide) => {
      const allowed: RegExp[] = [];
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      vi.spyOn(console, 'warn').mockImplementation(() => undefined);
      await provide((pattern) => void allowed.push(pattern));
      closeApp();
      vi.useRealTimers();
      const unexpected = said().filter((text) => !allowed.some((pattern) => pattern.test(text)));
      vi.restoreAllMocks();
      const refused = forgetAnswers();
      await emptyStores();
      if (innerWidth !== desk.width || innerHeight !== desk.height) await place.setViewportSize(desk);
      expect(refused.join('\n'), 'calls that were not expected').toBe('');
      expect(unexpected.join('\n'), 'what the console was told').toBe('');
    },
    { auto: true },
  ],
});
