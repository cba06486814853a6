import { expect, it } from 'vitest';
import type { Media } from '../../src/domain/content.ts';
import { emptyProject } from '../../src/domain/project-form.ts';
import { fitView, projectToPreview, storyToPreview } from '../../src/domain/preview.ts';

const media = (url: string): Media => ({
  url,
  kind: 'image',
  alt: null,
  width: 1200,
  height: 800,
  poster: null,
  color: null,
});

it.each([
  ['phone', { width: 430, height: 700 }, { width: 390, height: 700, scale: 1 }],
  ['desk', { width: 480, height: 600 }, { width: 1440, height: 1800, scale: 1 / 3 }],
  ['phone', { width: 320, height: 640 }, { width: 390, height: 780, scale: 320 / 390 }],
  ['desk', { width: 0, height: 0 }, { width: 1440, height: 0, scale: 1 }],
] as const)('a %s fits into %o', (view, stage, expected) => {
  expect(fitView(view, stage)).toEqual(expected);
});

it('shows a project as it would be sent: files at the addresses of the form, stored ones and new ones', () => {
  const header = { source: 'stored', id: null, path: 'a.webp', media: media('/media/a.webp') } as const;
  const chosen = {
    source: 'chosen',
    key: 'file-1',
    file: new File([], 'b.png'),
    media: media('blob:http://studio.example/1'),
  } as const;
  const content = projectToPreview({
    ...emptyProject,
    title: 'Upar',
    theme: 'black',
    category: '3',
    header,
    newCredit: { role: ' Film ', name: 'Mira' },
    grids: [{ key: 'g', id: null, gridType: 'G1', text: 'Tins', frames: [{ slot: 0, content: chosen }] }],
  });
  expect(content).toMatchObject({
    kind: 'project',
    project: {
      title: 'Upar',
      theme: 'black',
      categoryId: '3',
      header: { url: '/media/a.webp' },
      credits: [{ role: 'Film', name: 'Mira' }],
      grids: [{ gridType: 'G1', text: 'Tins', frames: [{ id: 'file-1', media: { url: chosen.media.url } }] }],
    },
  });
  // It goes to the frame as a copy.
  expect(structuredClone(content)).toEqual(content);
});

it('shows every field of the form that a visitor sees', () => {
  const related = [{ id: 8, title: 'Ek Haath', slug: 'ek-haath', header: null }];
  const texts = { title: 'Upar', clientName: 'Upar Tea', year: '2024', description: 'Nine gardens.' };
  const credits = [{ creditKey: '0', role: 'Design', name: 'Ritika' }];
  const content = projectToPreview({ ...emptyProject, ...texts, theme: 'white', category: '2', credits, related });
  expect(content).toEqual({
    kind: 'project',
    project: {
      ...texts,
      id: 'preview',
      slug: 'preview',
      header: null,
      headerPath: null,
      categoryId: '2',
      theme: 'white',
      position: 1,
      credits: [{ role: 'Design', name: 'Ritika' }],
      grids: [],
      related,
    },
  });
});

it('shows a project without a theme or category as one that has none', () => {
  expect(projectToPreview(emptyProject)).toMatchObject({ project: { theme: null, categoryId: null, header: null } });
});

it('shows a story', () => {
  expect(storyToPreview({ title: 'Rain', author: 'Mira', content: 'It rained.' })).toEqual({
    kind: 'story',
    story: { id: 'preview', title: 'Rain', author: 'Mira', content: 'It rained.' },
  });
});
