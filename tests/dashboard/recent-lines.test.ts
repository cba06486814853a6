import { expect, test } from 'vitest';
import { listRecent } from '../../src/dashboard/home/recent-lines.ts';
import type { Story } from '../../src/domain/content.ts';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import type { LogEntry } from '../../src/domain/log.ts';
import { projectOf } from '../machines/support/projects.ts';

const now = Date.parse('2026-11-29T10:00:00.000Z');

const project = (id: number, title: string) => projectOf(id, id, title);
const story: Story = { id: 3, title: 'Ink', author: '', content: '' };
const records = { projects: [project(5, 'Upar'), project(6, 'Kal'), project(7, 'Kal')], stories: [story] };

let id = 0;
const entry = (what: string, subject = '', name = 'Mara'): LogEntry => {
  id += 1;
  return { id, at: now - 60_000, name, what, subject, address: '', userAgent: null };
};
const recent = (...changes: readonly LogEntry[]) =>
  listRecent(changes, records, now).map(({ text, to }) => [text, to] as const);

test('a line leads to what was changed, where that is still there', () => {
  expect(recent(entry('Changed a project', 'Upar'), entry('Changed a story', 'Ink'))).toEqual([
    ['Changed a project: Upar', dashboardPaths.editProject(5)],
    ['Changed a story: Ink', dashboardPaths.editStory(3)],
  ]);
  expect(recent(entry('Changed the settings'), entry('Changed a text of the homepage'))).toEqual([
    ['Changed the settings', dashboardPaths.settings],
    ['Changed a text of the homepage', dashboardPaths.homepage],
  ]);
  expect(recent(entry('Created a link to a project', 'Upar (Meridian)'))).toEqual([
    ['Created a link to a project: Upar (Meridian)', dashboardPaths.editProject(5)],
  ]);
});

test('it leads nowhere where that is gone, or may be one of two', () => {
  expect(
    recent(
      entry('Deleted a project', 'Upar'),
      entry('Changed a project', 'Gone'),
      entry('Changed a project', 'Kal'),
      entry('Replaced a file everywhere', 'two-tins.jpg'),
    ).map(([, to]) => to),
  ).toEqual([null, null, null, null]);
});

test('what one person did to one thing without a break is one line', () => {
  const lines = listRecent(
    [
      entry('Changed a project', 'Upar'),
      entry('Moved a project', 'Upar'),
      entry('Changed a project', 'Upar', 'Ada'),
      entry('Changed a story', 'Ink'),
      entry('Changed a project', 'Upar'),
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
