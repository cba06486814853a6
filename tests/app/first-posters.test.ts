import { expect, test } from 'vitest';
import { normaliseProjectMedia } from '../../src/api/normalise/files.ts';
import { createFirstPosters } from '../../src/app/services/dashboard/first-posters.ts';

const details = (poster: string | null) => ({ alt: null, poster });
const frame = (id: number, mediaUrl: string, mediaType: string, known?: object) => ({
  id,
  mediaUrl,
  mediaType,
  ...(known === undefined ? {} : { details: known }),
});

function open(answer: object) {
  const sent: string[] = [];
  const failures: unknown[] = [];
  const setFirst = createFirstPosters({
    projectMedia: async (id) => {
      if (id !== '5') throw new Error('No such project');
      return normaliseProjectMedia(answer, '');
    },
    takeFrame: async (source, seconds) => {
      if (source === '/media/odd.mov') throw new Error('This film cannot be played here.');
      return new Blob([`${String(source)} at ${String(seconds)}`]);
    },
    setPoster: async (path, image) => {
      sent.push(`${path}: ${await image.text()}`);
    },
    logFailure: (reason) => failures.push(reason),
  });
  return { setFirst, sent, failures };
}

test('every film without a poster gets the frame at one second; one that cannot be played stops no other', async () => {
  const { setFirst, sent, failures } = open({
    title: 'Kal',
    headerMedia: 'media/header.mp4',
    headerDetails: details(null),
    media: [
      frame(1, 'media/odd.mov', 'VIDEO', details(null)),
      frame(2, 'media/a.mp4', 'VIDEO', details(null)),
      frame(3, 'media/b.mp4', 'VIDEO', details('media/b.jpg')),
      frame(4, 'media/c.jpg', 'IMAGE', details(null)),
    ],
  });
  await setFirst(5);
  expect(sent).toEqual(['media/header.mp4: /media/header.mp4 at 1', 'media/a.mp4: /media/a.mp4 at 1']);
  expect(failures.length).toBe(1);
});

test('a provider without details is not asked, and a read that fails is only noted', async () => {
  const { setFirst, sent, failures } = open({ title: 'Kal', media: [frame(2, 'media/a.mp4', 'VIDEO')] });
  await setFirst('5');
  expect([sent, failures]).toEqual([[], []]);
  await setFirst('6');
  expect(failures.length).toBe(1);
});
