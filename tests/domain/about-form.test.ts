import { expect, test } from 'vitest';
import {
  aboutLists,
  checkImageFile,
  draftOfAbout,
  emptyAboutDraft,
  itemsOfLines,
  missingTexts,
} from '../../src/domain/about-form.ts';
import type { About } from '../../src/domain/content.ts';

const about: About = {
  id: 1,
  introHeading: 'Paper',
  introDescription: '',
  image: null,
  imagePath: null,
  whatWeDoHeading: '',
  howWeDoHeading: '',
  whoWeAreHeading: '',
  whoWeAreDescription: '',
  clientsHeading: '',
  whatWeDo: [{ heading: 'Print', points: ['Books'] }],
  howWeDo: [{ subheading: 'Slowly', description: 'By hand' }],
  clients: ['a', 'b', 'c', '', 'e', 'f', 'g'],
  people: [],
};

test('there are always three columns, and clients come in chunks of ceil(n / 3)', () => {
  const { whatWeDo, howWeDo, clients } = draftOfAbout(about);
  expect([whatWeDo.length, howWeDo.length]).toEqual([3, 3]);
  expect(clients).toEqual([['a', 'b', 'c'], ['', 'e', 'f'], ['g']]);
  expect(emptyAboutDraft.clients).toEqual([[], [], []]);
});

test('what is read goes back as it was', () => {
  expect(aboutLists(draftOfAbout(about)).clients).toEqual(about.clients);
});

test('both intro texts are required, the heading first', () => {
  expect([...missingTexts(emptyAboutDraft)]).toEqual([
    ['introHeading', 'Intro heading is required.'],
    ['introDescription', 'Intro description is required.'],
  ]);
  expect([...missingTexts(draftOfAbout(about)).keys()]).toEqual(['introDescription']);
});

test.each([
  ['image/png', null],
  ['application/pdf', 'Please select a valid image file.'],
  ['', 'Please select a valid image file.'],
])('a file of type "%s"', (type, message) => {
  expect(checkImageFile({ type })).toBe(message);
});

test('a list that is pasted has an item a line, without its marks', () => {
  expect(itemsOfLines('• Books\r\n\r\n  - Signs \nType-setting')).toEqual(['Books', 'Signs', 'Type-setting']);
  expect(itemsOfLines('Books')).toEqual([]);
  expect(itemsOfLines('\n')).toEqual([]);
});
