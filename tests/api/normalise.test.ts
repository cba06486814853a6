import { describe, expect, test } from 'vitest';
import { normaliseAbout } from '../../src/api/normalise/about.ts';
import { normaliseHeaderVideos, normaliseHomeGrid, normaliseHomeTexts } from '../../src/api/normalise/home.ts';
import { normaliseProject, normaliseProjects } from '../../src/api/normalise/projects.ts';
import { normaliseStories } from '../../src/api/normalise/stories.ts';

const host = 'https://content.example';

test('media paths: backslashes, host, encoding', () => {
  const [film] = normaliseHeaderVideos(
    {
      headerdata: [
        { id: 1, projectId: 'p', position: 1, videoUrl: 'uploads\\my film #1.mp4', thumbnail: 'uploads\\a.jpg' },
      ],
    },
    host,
  );
  expect(film?.media.url).toBe('https://content.example/uploads/my%20film%20%231.mp4');
  expect(film?.media.poster).toBe('https://content.example/uploads/a.jpg');
});

test.each([
  [
    { top: 0.02, bottom: 0.4 },
    { top: 0.02, bottom: 0.4 },
  ],
  [{ top: 0.02 }, undefined],
  [null, undefined],
  [undefined, undefined],
])('a media says how bright it is, whole or not at all: %o', (luminance, expected) => {
  const slot = { id: 1, projectId: 1, position: 1, videoUrl: 'a.mp4', details: { luminance } };
  expect(normaliseHeaderVideos({ headerdata: [slot] }, '')[0]?.media.luminance).toEqual(expected);
});

test.each([
  [[{ path: 'uploads\\small film.mp4' }, { path: 'large.mp4' }], `${host}/uploads/small%20film.mp4`],
  [[{}], undefined],
  [[7], undefined],
  [[], undefined],
  ['small.mp4', undefined],
  [undefined, undefined],
])('a film for phones is the first rendition: %o', (renditions, expected) => {
  const slot = { id: 1, projectId: 1, position: 1, videoUrl: 'a.mp4', details: { renditions } };
  expect(normaliseHeaderVideos({ headerdata: [slot] }, host)[0]?.media.phoneUrl).toBe(expected);
});

test.each([
  [undefined, undefined, undefined, `${host}/small.mp4`],
  [true, false, false, `${host}/small.mp4`],
  [true, true, true, `${host}/heard.mp4`],
  // Without sound there is nothing to hear, whatever is said.
  [false, true, undefined, `${host}/small.mp4`],
])(
  'of a film that has sound (%o), and may be heard (%o), phones get a version with it',
  (hasSound, sound, ...expected) => {
    const renditions = [{ path: 'small.mp4' }, { path: 'heard.mp4', hasSound: true }];
    const slot = { id: 1, projectId: 1, position: 1, videoUrl: 'a.mp4', details: { hasSound, sound, renditions } };
    const media = normaliseHeaderVideos({ headerdata: [slot] }, host)[0]?.media;
    expect([media?.sound, media?.phoneUrl]).toEqual(expected);
  },
);

test('of a film that may be heard a silent version is none', () => {
  const details = { hasSound: true, sound: true, renditions: [{ path: 'small.mp4' }] };
  const slot = { id: 1, projectId: 1, position: 1, videoUrl: 'a.mp4', details };
  expect(normaliseHeaderVideos({ headerdata: [slot] }, host)[0]?.media).not.toHaveProperty('phoneUrl');
});

test('only header films of positions 1 to 4 are kept, in order', () => {
  const slot = (position: number) => ({ id: position, projectId: 1, position, videoUrl: `${String(position)}.mp4` });
  const films = normaliseHeaderVideos({ headerdata: [slot(5), slot(3), slot(1), slot(0)] }, '');
  expect(films.map(({ position }) => position)).toEqual([1, 3]);
});

describe('projects come in each of the shapes the specification allows', () => {
  const list = [
    { id: 'b', title: 'B', slug: 'b', position: 2, year: 2024, HeaderMedia: null },
    { id: 'a', title: 'A', slug: 'a', position: 1, Theme: 'black', HeaderMedia: 'x\\h.WEBM?v=1' },
  ];
  test.each([
    ['a list', list],
    ['{data}', { data: list }],
    ['{data: {data}}', { data: { data: list } }],
  ])('%s', (_shape, answer) => {
    const projects = normaliseProjects(answer, '');
    expect(projects.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(projects[0]?.theme).toBe('black');
    expect(projects[0]?.header).toMatchObject({ url: '/x/h.WEBM?v=1', kind: 'video' });
    expect(projects[1]?.year).toBe('2024');
    expect(projects[1]?.header).toBeNull();
  });

  test('without a position the list itself is the order', () => {
    const answer = [
      { id: 9, title: 'First', slug: 'f' },
      { id: 1, title: 'Second', slug: 's' },
    ];
    expect(normaliseProjects(answer, '').map(({ title }) => title)).toEqual(['First', 'Second']);
  });
});

describe('one project', () => {
  const project = {
    id: 5,
    title: 'Upar',
    slug: 'upar',
    description: null,
    credits: null,
    grids: [
      { id: 2, gridType: 'G7', position: '2', frames: [{ id: 3, mediaUrl: 'b\\c', mediaType: 'VIDEO' }] },
      { id: 1, gridType: 'G1', position: '1', gridText: ' ', frames: null },
    ],
    relatedProjects: [8, { relatedId: 9, related: { title: 'Kal', slug: 'kal', HeaderMedia: 'k.jpg' } }],
  };

  test.each([
    ['bare', project],
    ['in data', { data: project }],
  ])('%s', (_shape, answer) => {
    const { grids, credits, description, related } = normaliseProject(answer, '');
    expect(description).toBe('');
    expect(credits).toEqual([]);
    expect(grids.map(({ gridType, text }) => [gridType, text])).toEqual([
      ['G1', null],
      ['G7', null],
    ]);
    expect(grids[1]?.frames[0]).toMatchObject({ path: 'b\\c', slot: 0, media: { kind: 'video', url: '/b/c' } });
    expect(related).toMatchObject([
      { id: 8, title: '' },
      { id: 9, title: 'Kal', slug: 'kal' },
    ]);
  });

  test('a grid of an unknown type is not guessed at', () => {
    expect(() => normaliseProject({ ...project, grids: [{ gridType: 'G11', frames: [] }] }, '')).toThrow(/grid/);
  });
});

test('a cell with a hover media only shows that one', () => {
  const cells = normaliseHomeGrid(
    {
      homepageGrids: [
        { id: 1, projectId: 1, gridType: 'grid6', nonHoverMedia: null, hoverMedia: 'a.mp4', project: null },
        { id: 2, projectId: 1, gridType: 'grid1', position: 1, nonHoverMedia: 'b.jpg', hoverMedia: 'c.MP4' },
        { id: 3, projectId: 1, gridType: 'grid2', position: 2, nonHoverMedia: null, hoverMedia: null },
      ],
    },
    '',
  );
  expect(cells.map(({ position, media, hoverMedia }) => [position, media.url, hoverMedia?.kind ?? null])).toEqual([
    [1, '/b.jpg', 'video'],
    [6, '/a.mp4', null],
  ]);
});

test('stories come as a list or in an object, newest first', () => {
  const list = [
    { id: 1, title: 'Old', authorname: 'A', content: 'x' },
    { id: 2, title: 'New', authorname: null, content: null },
  ];
  for (const answer of [list, { stories: list }]) {
    expect(normaliseStories(answer, '').map(({ title, author }) => [title, author])).toEqual([
      ['New', ''],
      ['Old', 'A'],
    ]);
  }
});

test('texts keep their ids and order', () => {
  expect(
    normaliseHomeTexts({
      hometexts: [
        { id: 'x', text: 'One' },
        { id: 2, text: null },
      ],
    }),
  ).toEqual([
    { id: 'x', text: 'One' },
    { id: 2, text: '' },
  ]);
});

test('About: both spellings everywhere, and a page that has not been written', () => {
  const about = normaliseAbout(
    {
      data: {
        id: 1,
        mediaUrl: 'a\\b.jpg',
        WhatWeDoHeading: 'What we do?',
        whatWeDoSections: [{ heading: 'H', bulletPoints: ['one', { point: 'two' }, ' '] }],
        howWeDoSubsections: null,
        clientSections: [{ clientsname: 'One' }, { name: 'Two' }, { name: null }, { clientsname: '', name: 'Four' }],
      },
    },
    host,
  );
  expect(about.whatWeDoHeading).toBe('What we do?');
  expect(about.whatWeDo).toEqual([{ heading: 'H', points: ['one', 'two'] }]);
  expect(about.clients).toEqual(['One', 'Two', '', 'Four']);
  const both = { whatWeDoHeading: ' ', WhatWeDoHeading: 'What we do?' };
  expect(normaliseAbout({ data: both }, host).whatWeDoHeading, 'a blank one gives way').toBe('What we do?');
  expect(about.image?.url).toBe('https://content.example/a/b.jpg');
  expect(about.updatedAt).toBeUndefined();
  expect(normaliseAbout({ data: { updatedAt: '2026-11-23T04:00:00Z' } }, host).updatedAt).toBe(
    '2026-11-23T04:00:00.000Z',
  );
  expect(normaliseAbout({ data: null }, host)).toMatchObject({ id: null, introHeading: '', clients: [] });
});

test.each([
  ['header videos', () => normaliseHeaderVideos([], '')],
  ['a film without its file', () => normaliseHeaderVideos({ headerdata: [{ id: 1, projectId: 1, position: 1 }] }, '')],
  ['homepage grid', () => normaliseHomeGrid({ homepageGrids: {} }, '')],
  ['projects', () => normaliseProjects({ data: 'x' }, '')],
  ['a project without an id', () => normaliseProjects([{ title: 'A' }], '')],
  ['stories', () => normaliseStories({ items: [] }, '')],
])('%s: what cannot be understood is said to be malformed', (_what, read) => {
  expect(read).toThrow(/could not be understood/);
});
