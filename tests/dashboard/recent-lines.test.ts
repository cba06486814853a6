import { expect, test } from 'vitest';
import { listRecent } from '../../src/dashboard/home/recent-lines.ts';
import type { Story } from '../../src/domain/content.ts';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import type { LogEntry, LogTarget } from '../../src/domain/log.ts';
import { projectOf } from '../machines/support/projects.ts';

const now = Date.parse('2026-11-29T10:00:00.000Z');

const project = (id: number, title: string) => projectOf(id, id, title);
const story: Story = { id: 3, title: 'Ink', author: '', content: '' };
const records = { projects: [project(5, 'Upar'), project(6, 'Kal'), project(7, 'Kal')], stories: [story] };

let id = 0;
const entry = (what: string, subject = '', target: LogTarget | null = null, name = 'Mara'): LogEntry => {
  id += 1;
  return { id, at: now - 60_000, name, what, subject, address: '', userAgent: null, target };
};
const recent = (...changes: readonly LogEntry[]) =>
  listRecent(changes, records, now).map(({ text, to }) => [text, to] as const);
const upar = { kind: 'project', id: 5 } as const;
const ink = { kind: 'story', id: 3 } as const;

test('a line leads to what was changed, where that is still there', () => {
  expect(recent(entry('Changed a project', 'Upar', upar), entry('Changed a story', 'Ink', ink))).toEqual([
    ['Changed a project: Upar', dashboardPaths.editProject(5)],
    ['Changed a story: Ink', dashboardPaths.editStory(3)],
  ]);
  expect(recent(entry('Changed the settings'), entry('Changed a text of the homepage'))).toEqual([
    ['Changed the settings', dashboardPaths.settings],
    ['Changed a text of the homepage', dashboardPaths.homepage],
  ]);
  expect(
    recent(
      entry('Created a link to a project', 'Upar (Meridian)', upar),
      entry('Changed a page', 'Imprint', { kind: 'page', id: 4 }),
    ),
  ).toEqual([
    ['Created a link to a project: Upar (Meridian)', dashboardPaths.editProject(5)],
    ['Changed a page: Imprint', dashboardPaths.editPage(4)],
  ]);
});

test('it leads there whatever that is called by now, and whatever else is called so', () => {
  const kal = (which: number) => ({ kind: 'project', id: which }) as const;
  expect(
    recent(
      entry('Changed a project', 'As it was called', upar),
      entry('Changed a project', 'Kal', kal(6)),
      entry('Changed a project', 'Kal', kal(7)),
      entry('Changed a story', 'Upar', ink),
    ).map(([, to]) => to),
  ).toEqual([
    dashboardPaths.editProject(5),
    dashboardPaths.editProject(6),
    dashboardPaths.editProject(7),
    dashboardPaths.editStory(3),
  ]);
});

test('it leads nowhere where that is gone, or not known', () => {
  expect(
    recent(
      entry('Deleted a project', 'Upar', upar),
      // Another bears its name.
      entry('Changed a project', 'Upar', { kind: 'project', id: 99 }),
      entry('Changed a project', 'Kal'),
      entry('Replaced a file everywhere', 'two-tins.jpg'),
    ).map(([, to]) => to),
  ).toEqual([null, null, null, null]);
});

test('what one person did to one thing without a break is one line', () => {
  const lines = listRecent(
    [
      entry('Changed a project', 'Upar', upar),
      entry('Moved a project', 'As it was called', upar),
      entry('Changed a project', 'Upar', upar, 'Ada'),
      entry('Changed a story', 'Ink', ink),
      entry('Changed a project', 'Upar', upar),
    ],
    records,
    now,
  );
  expect(lines.map(({ text }) => text)).toEqual([
    'Changed a project: Upar',
    'Changed a project: Upar',
    'Changed a story: Ink',
    'Changed a project: Upar',
  ]);
  expect(lines.map(({ detail }) => detail.endsWith(', 2 changes'))).toEqual([true, false, false, false]);
});

test('there are four lines at most', () => {
  const many = ['a', 'b', 'c', 'd', 'e'].map((subject) => entry('Deleted a project', subject));
  expect(recent(...many)).toHaveLength(4);
});
