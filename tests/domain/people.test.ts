import { expect, test } from 'vitest';
import type { Media } from '../../src/domain/content.ts';
import {
  describePeople,
  formPeople,
  mergePeople,
  nameOfPerson,
  peopleToSend,
  withPerson,
} from '../../src/domain/people.ts';

const media: Media = {
  url: '/media/asha.jpg',
  kind: 'image',
  alt: null,
  width: 8,
  height: 10,
  poster: null,
  color: null,
};
const portrait = { path: 'media/asha.jpg', media };
const person = (name: string, role = '', own: typeof portrait | null = null) => ({ name, role, portrait: own });
const said = (people: Parameters<typeof describePeople>[0]) => describePeople(people).split('\n');

test('rows that were left empty are nobody, and texts are trimmed', () => {
  expect(peopleToSend([person(' Asha ', ' Design', portrait), person(' ', ''), person('', 'Print')])).toEqual([
    { name: 'Asha', role: 'Design', portrait: 'media/asha.jpg' },
    { name: '', role: 'Print', portrait: '' },
  ]);
});

test('each has a key of their own, those taken out included', () => {
  const [asha, ben] = formPeople([person('Asha'), person('Ben')]);
  expect([asha?.key, ben?.key]).toEqual(['0', '1']);
  const removed = ben === undefined ? [] : [{ item: ben, at: 1 }];
  expect(withPerson(formPeople([person('Asha')]), removed).at(-1)).toEqual({ key: '2', ...person('') });
  expect(withPerson([], [])).toEqual([{ key: '0', ...person('') }]);
});

test('is called by the name, else by the role, else by the place', () => {
  expect([person('Asha', 'Design'), person(' ', 'Design'), person('')].map(nameOfPerson)).toEqual([
    'Asha',
    'Design',
    'person 3',
  ]);
});

test('over a page that was changed elsewhere, both sides’ changes are kept', () => {
  const base = formPeople([person('Asha'), person('Ben'), person('Chi')]);
  const mine = formPeople([person('Asha', 'Design'), person('Ben'), person('Dee')]);
  const theirs = formPeople([person('Chi'), person('Asha'), person('Eve')]);
  // Ben is gone from theirs, Chi from mine; Dee and Eve are new.
  const merged = mergePeople({ base, mine, theirs });
  expect(said(merged).toSorted()).toEqual(['Asha, Design', 'Dee', 'Eve']);
  expect(new Set(merged.map(({ key }) => key)).size).toBe(merged.length);
  expect(said(mergePeople({ base, mine: base, theirs }))).toEqual(['Chi', 'Asha', 'Eve']);
  expect(said(mergePeople({ base, mine, theirs: base }))).toEqual(['Asha, Design', 'Ben', 'Dee']);
});

test('two of one name stay two', () => {
  const base = formPeople([person('Asha', 'Design'), person('Asha', 'Print')]);
  const mine = formPeople([person('Asha', 'Design'), person('Asha', 'Press')]);
  expect(said(mergePeople({ base, mine, theirs: base }))).toEqual(['Asha, Design', 'Asha, Press']);
});
