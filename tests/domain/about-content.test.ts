import { expect, test } from 'vitest';
import { contentOfAbout, unaddedKey, withUnadded } from '../../src/domain/about-content.ts';

test('what is typed beside Add goes along with what is added; blanks do not', () => {
  const empty = contentOfAbout(null);
  const { draft, unadded } = withUnadded({
    ...empty,
    draft: { ...empty.draft, clients: [['Nadi'], [], []] },
    unadded: {
      [unaddedKey('clients', 0)]: ' Upar ',
      [unaddedKey('clients', 1)]: '  ',
      [unaddedKey('whatWeDo', 2)]: 'Signs',
      [unaddedKey('howWeDo', 0)]: 'One page',
    },
  });
  expect(draft.clients).toEqual([['Nadi', 'Upar'], [], []]);
  expect(draft.whatWeDo.map(({ points }) => points)).toEqual([[], [], ['Signs']]);
  expect(draft.howWeDo.map(({ paragraphs }) => paragraphs)).toEqual([['One page'], [], []]);
  expect(unadded).toEqual({});
});
