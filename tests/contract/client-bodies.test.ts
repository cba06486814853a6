import { expect, test } from 'vitest';
import { createAboutWrites } from '../../src/api/dashboard/about.ts';
import { createHomepage } from '../../src/api/dashboard/homepage.ts';
import type { SendForm } from '../../src/api/http/upload.ts';
import { createReads } from '../../src/api/site/reads.ts';
import { emptyAboutDraft } from '../../src/domain/about-form.ts';
import type { SlotFilling } from '../../src/domain/slots.ts';
import { validateRequest } from './support/client-requests.ts';
import { recordingClient } from './support/recording-client.ts';

const { client, sent } = recordingClient();
const sendForm: SendForm = async (request) => {
  sent.push(await validateRequest(request));
  return new Response(null, { status: 204 });
};
const homepage = createHomepage(client, createReads(client));
const about = createAboutWrites(client, sendForm);
const film: SlotFilling = { field: 'headervideo', position: 2, projectId: 5, present: null, path: 'media\\a.mp4' };
const cell: SlotFilling = {
  field: 'homepagegrid',
  position: 3,
  projectId: 5,
  present: null,
  nonHoverMedia: 'media/a.jpg',
  hoverMedia: null,
};
const present = { id: 9, projectId: 4 };
const picture = new File(['x'], 'studio.jpg', { type: 'image/jpeg' });
const aboutDraft = {
  ...emptyAboutDraft,
  introHeading: 'Paper',
  introDescription: 'Two hundred sheets',
  whatWeDo: [{ heading: 'Print', points: ['Books'] }, ...emptyAboutDraft.whatWeDo.slice(1)],
  howWeDo: [{ heading: 'Slowly', paragraphs: ['First', 'Second'] }, ...emptyAboutDraft.howWeDo.slice(1)],
  clients: [['Upar', ''], [], ['Kal']],
};

/** What was sent since, as method, path and body. */
async function bodiesOf(...writes: readonly (() => Promise<unknown>)[]) {
  sent.length = 0;
  for (const run of writes) await run().catch(() => undefined);
  return sent.map(({ request, body }) => [
    request.method,
    new URL(request.url).pathname,
    body === '' ? null : JSON.parse(body),
  ]);
}

test('an empty slot is filled with POST, to the field', async () => {
  const homeFilm: SlotFilling = { ...film, field: 'homepagevideo' };
  expect(
    await bodiesOf(
      () => homepage.fill(film),
      () => homepage.fill(homeFilm),
      () => homepage.fill(cell),
    ),
  ).toEqual([
    ['POST', '/api/homepage/headervideos', { projectId: 5, headervideoUrl: 'media\\a.mp4', position: 2 }],
    ['POST', '/api/homevideos', { projectId: 5, homepagevideoUrl: 'media\\a.mp4', position: 2 }],
    [
      'POST',
      '/api/homepagegrid',
      { projectId: 5, gridType: 'grid3', hoverMedia: null, nonHoverMedia: 'media/a.jpg', position: 3 },
    ],
  ]);
});

test('a filled slot is changed with PATCH: of films the other project only where there is another, of a cell that of its media', async () => {
  const homeFilm: SlotFilling = { ...film, field: 'homepagevideo', projectId: '4', present };
  expect(
    await bodiesOf(
      () => homepage.fill({ ...film, present }),
      () => homepage.fill(homeFilm),
      () => homepage.fill({ ...cell, present }),
    ),
  ).toEqual([
    [
      'PATCH',
      '/api/homepage/headervideos',
      { projectId: 4, newProjectId: 5, newMediaUrl: 'media\\a.mp4', id: 9, position: 2 },
    ],
    ['PATCH', '/api/homevideos', { projectId: 4, newMediaUrl: 'media\\a.mp4', id: 9, position: 2 }],
    [
      'PATCH',
      '/api/projects/homepagegrid/9',
      { projectId: 5, newhoverMedia: null, newnonHoverMedia: 'media/a.jpg', id: 9, position: 3 },
    ],
  ]);
});

test('slots are emptied and texts written, to the field', async () => {
  expect(
    await bodiesOf(
      () => homepage.empty({ field: 'headervideo', id: 'h-2', position: 2 }),
      () => homepage.empty({ field: 'homepagegrid', id: 3, position: 2 }),
      () => homepage.updateTexts([{ id: 2, text: 'Two' }], null),
    ),
  ).toEqual([
    ['DELETE', '/api/homepage/headervideos/h-2', null],
    ['DELETE', '/api/homepagegrid/3', null],
    ['PATCH', '/api/homepagetexts', { texts: [{ id: 2, text: 'Two' }] }],
  ]);
});

test('a grid item counts as removed only when the provider says so', async () => {
  // The answer is an empty 204.
  await expect(homepage.empty({ field: 'homepagegrid', id: 3, position: 2 })).rejects.toThrow();
});

/** The parts of the last form, files by their names. */
function lastForm() {
  const form = sent.at(-1)?.form ?? new FormData();
  return Object.fromEntries([...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]));
}

const lists = {
  whatWeDoSections: JSON.stringify([
    { heading: 'Print', bulletPoints: ['Books'] },
    { heading: '', bulletPoints: [] },
    { heading: '', bulletPoints: [] },
  ]),
  howWeDoSubsections: JSON.stringify([
    { subheading: 'Slowly', description: 'First' },
    { subheading: '', description: '' },
    { subheading: '', description: '' },
  ]),
};

test('the forms of the About page have the fields of the specification, in its spelling', async () => {
  sent.length = 0;
  const shared = {
    introHeading: 'Paper',
    introDescription: 'Two hundred sheets',
    WhatwedoMainHeading: '',
    howWeDoMainHeading: '',
    WhoWeareMainHeading: '',
    clientssectionHeading: '',
    ...lists,
  };
  const names = ['Upar', '', 'Kal'];
  await about.create({ draft: aboutDraft, image: picture }).catch(() => undefined);
  expect(lastForm()).toEqual({
    ...shared,
    mediaUrl: 'studio.jpg',
    whowearedescription: '',
    clientSections: JSON.stringify(names.map((name) => ({ name }))),
  });
  const changed = {
    ...shared,
    id: '1',
    whoWeAreDescription: '',
    clientSections: JSON.stringify(names.map((clientsname) => ({ clientsname }))),
  };
  await about.update({
    id: 1,
    draft: aboutDraft,
    peopleBefore: [],
    image: picture,
    imagePath: 'media/old.jpg',
    etag: null,
  });
  expect(lastForm()).toEqual({ ...changed, media: 'studio.jpg' });
  await about.update({
    id: 1,
    draft: aboutDraft,
    peopleBefore: [],
    image: null,
    imagePath: 'media/old.jpg',
    etag: null,
  });
  expect(lastForm()).toEqual({ ...changed, mediaUrl: 'media/old.jpg' });
});
