import { expect, test } from 'vitest';
import { listWaiting, listWork } from '../../src/dashboard/home/desk-lines.ts';
import type { DeskHere } from '../../src/dashboard/home/machines.ts';
import type { ProjectSummary, Story } from '../../src/domain/content.ts';
import { listSlots, type ShownSlot } from '../../src/domain/slots.ts';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { projectOf } from '../machines/support/projects.ts';

const now = Date.parse('2026-11-29T10:00:00.000Z');
const day = 24 * 60 * 60_000;

const quiet: DeskHere = {
  edits: [],
  undescribed: { count: 0, projectId: null },
  plainFilms: { count: 0, projectId: null },
  endingLinks: [],
  unreadMessages: 0,
  lastBackupAt: now - day,
  failedImports: [],
  changes: [],
  drafts: [],
  readAt: now,
};

const project = (id: number, title: string, more: Partial<ProjectSummary> = {}): ProjectSummary => ({
  ...projectOf(id, id, title),
  ...more,
});
const story: Story = { id: 3, title: 'Ink', author: '', content: '' };
const records = { projects: [project(5, 'Upar'), project(6, 'Kal')], stories: [story] };

const titles = (desk: Partial<DeskHere>, of = records) =>
  listWork({ ...quiet, ...desk }, of).map(({ title, to }) => [title, to]);
const waiting = (desk: Partial<DeskHere>, of = records, slots = 12, shown: readonly ShownSlot[] = []) =>
  listWaiting({ ...quiet, ...desk }, { slots, shown, records: of });

test('what was not sent comes before what was saved last, and each thing once', () => {
  const drafts = [
    { form: 'project:6', savedAt: now, title: 'Kal, later' },
    { form: 'story:new', savedAt: now, title: '' },
    { form: 'page:4', savedAt: now, title: 'Imprint' },
    // Its project has been deleted since.
    { form: 'project:9', savedAt: now, title: 'Gone' },
  ];
  const edits = [
    { kind: 'project', id: 6, at: now, by: 'Mara' },
    { kind: 'project', id: 5, at: now - day, by: null },
    { kind: 'about', id: null, at: now - day, by: 'Mara' },
  ] as const;
  expect(titles({ drafts, edits })).toEqual([
    ['Kal, later', dashboardPaths.editProject(6)],
    ['A new story', dashboardPaths.createStory],
    ['Imprint', dashboardPaths.editPage(4)],
    ['Upar', dashboardPaths.editProject(5)],
    ['About', dashboardPaths.editAbout],
  ]);
});

test('where no save is known, what has changed last', () => {
  const projects = [
    project(5, 'Upar', { updatedAt: '2026-11-01T00:00:00.000Z' }),
    project(6, ' ', { updatedAt: '2026-11-02T00:00:00.000Z' }),
  ];
  expect(titles({}, { projects, stories: [] }).map(([title]) => title)).toEqual(['Untitled', 'Upar']);
});

test('nothing waits where all is done', () => {
  expect(waiting({})).toEqual([]);
});

test('each line says what waits, and leads to where it is done', () => {
  const scheduled = project(7, 'Small Hours', {
    publication: { visibility: 'draft', publishAt: new Date(now + day).toISOString() },
  });
  const all = waiting(
    {
      undescribed: { count: 1, projectId: 5 },
      plainFilms: { count: 2, projectId: 5 },
      endingLinks: [{ name: 'Meridian', expiresAt: now + day, subject: { kind: 'story', id: 3 }, title: 'Ink' }],
      lastBackupAt: now - 8 * day,
      failedImports: [{ id: 2, name: 'old.xml' }],
    },
    { projects: [scheduled], stories: [] },
    11,
    [{ field: 'headervideo', position: 1, projectId: 5 }],
  );
  expect(all.map(({ to }) => to)).toEqual([
    dashboardPaths.importSite,
    dashboardPaths.editStory(3),
    dashboardPaths.editProject(7),
    dashboardPaths.homepageSlot('headervideo', 2),
    `${dashboardPaths.library}?show=undescribed`,
    `${dashboardPaths.allMedia}?films`,
    `${dashboardPaths.backup}?make`,
  ]);
  expect(all.map(({ text }) => text)).toContain('1 slot of 12 on the home page is empty');
  expect(all.map(({ text }) => text)).toContain('1 file without alt text');
});

test('each slot whose project is not public, by its name', () => {
  const hidden = project(6, 'Kal', { publication: { visibility: 'unlisted', publishAt: null } });
  const shown = [
    { field: 'headervideo', position: 2, projectId: 6 },
    { field: 'homepagegrid', position: 1, projectId: 5 },
    { field: 'homepagegrid', position: 4, projectId: 6 },
  ] as const;
  const of = { projects: [project(5, 'Upar'), hidden], stories: [] };
  expect(waiting({}, of, 12, shown)).toEqual([
    {
      to: dashboardPaths.homepageSlot('headervideo', 2),
      text: 'Visitors are not shown header video 2: Kal is not public',
    },
    {
      to: dashboardPaths.homepageSlot('homepagegrid', 4),
      text: 'Visitors are not shown grid item 4: Kal is not public',
    },
  ]);
  // Many of them leave room for the rest.
  const grid = [1, 2, 3, 4, 5].map((position) => ({ field: 'homepagegrid', position, projectId: 6 }) as const);
  expect(waiting({}, of, 12, grid).slice(2)).toEqual([
    {
      to: dashboardPaths.homepageSlot('homepagegrid', 3),
      text: 'Visitors are not shown grid item 3: Kal is not public',
    },
    {
      to: dashboardPaths.homepageSlot('homepagegrid', 4),
      text: '2 more slots are not shown: their projects are not public',
    },
  ]);
});

test('the empty slots lead to the first of them', () => {
  const of = { projects: [project(5, 'Upar')], stories: [] };
  const shown = listSlots().map((slot) => ({ ...slot, projectId: 5 }));
  const but = (...empty: readonly number[]) => shown.filter((_slot, at) => !empty.includes(at));
  const to = (filled: readonly ShownSlot[]) => waiting({}, of, filled.length, filled).map((line) => line.to);
  expect(to(but(5, 9))).toEqual([dashboardPaths.homepageSlot('homepagevideo', 2)]);
  expect(to(but(9))).toEqual([dashboardPaths.homepageSlot('homepagegrid', 4)]);
  expect(to(shown)).toEqual([]);
});

test('what reads alike and leads to one place is said once', () => {
  const link = {
    name: 'Meridian',
    expiresAt: now + day,
    subject: { kind: 'project', id: 5 },
    title: 'Upar',
  } as const;
  const failedImports = [
    { id: 2, name: 'old.xml' },
    { id: 3, name: 'old.xml' },
  ];
  expect(waiting({ failedImports, endingLinks: [link, link] }).map(({ to }) => to)).toEqual([
    dashboardPaths.importSite,
    dashboardPaths.editProject(5),
  ]);
  // Another record that is called alike is another line.
  const other = { ...link, subject: { kind: 'project', id: 6 } } as const;
  expect(waiting({ endingLinks: [link, other] })).toHaveLength(2);
});

test('a backup is asked for after a week, and in a studio that has never made one', () => {
  expect(waiting({ lastBackupAt: now - 6 * day })).toEqual([]);
  expect(waiting({ lastBackupAt: now - 8 * day })).toHaveLength(1);
  expect(waiting({ lastBackupAt: null }).map(({ text }) => text)).toEqual(['No backup has been made here yet']);
  expect(waiting({ lastBackupAt: null }, { projects: [], stories: [] })).toEqual([]);
});

test('messages of visitors come first, as long as nobody has read them', () => {
  expect(waiting({ unreadMessages: 1, failedImports: [{ id: 2, name: 'wordpress.xml' }] })[0]).toEqual({
    to: dashboardPaths.inbox,
    text: '1 message of visitors nobody has read',
  });
  expect(waiting({ unreadMessages: 2 })[0]?.text).toBe('2 messages of visitors nobody has read');
});
