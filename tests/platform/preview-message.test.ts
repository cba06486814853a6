import { expect, test } from 'vitest';
import { storyToPreview } from '../../src/domain/preview.ts';
import { readPreviewMessage } from '../../src/platform/preview-message.ts';

const content = storyToPreview({ title: 'The last tram', author: 'Asha', content: 'It left.' });

test.each([{ type: 'ready' }, { type: 'left' }, { type: 'content', content }])(
  'what form and frame say is read: %j',
  (said) => {
    expect(readPreviewMessage({ preview: said })).toEqual(said);
  },
);

test.each([
  null,
  'ready',
  { source: 'react-devtools' },
  { preview: null },
  { preview: 'content' },
  { preview: { type: 'content' } },
  { preview: { type: 'toString' } },
  { preview: { type: 'content', content: null } },
  { preview: { type: 'content', content: { kind: 'page' } } },
  { preview: { type: 'content', content: { kind: 'story', story: { title: 1 } } } },
  { preview: { type: 'content', content: { kind: 'project', project: { title: '', grids: null } } } },
])('what anybody else says is nothing: %j', (said) => {
  expect(readPreviewMessage(said)).toBeNull();
});
