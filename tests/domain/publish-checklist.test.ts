import { describe, expect, test } from 'vitest';
import type { Media, ProjectSummary } from '../../src/domain/content.ts';
import { emptyProject } from '../../src/domain/project-form.ts';
import type { FormGrid, FormMedia, ProjectValues } from '../../src/domain/project-form.ts';
import { checkProject } from '../../src/domain/publish-checklist.ts';
import { projectOf } from '../machines/support/projects.ts';

const picture: Media = {
  url: '/media/a.jpg',
  kind: 'image',
  alt: 'Tins',
  width: 1500,
  height: 800,
  poster: null,
  color: null,
};
const film: Media = { ...picture, url: '/media/a.mp4', kind: 'video', poster: '/media/p.jpg' };
const stored = (media: Media, bytes?: number): FormMedia => ({
  source: 'stored',
  id: 1,
  path: media.url,
  media,
  bytes,
});
const grid = (gridType: FormGrid['gridType'], contents: readonly FormMedia[]): FormGrid => ({
  key: 'g',
  id: 1,
  gridType,
  text: null,
  frames: contents.map((content, index) => ({ slot: gridType === 'G3' ? 0 : index, content })),
});
const whole: ProjectValues = {
  ...emptyProject,
  title: 'Upar',
  description: 'Tea.',
  header: stored(picture),
  grids: [grid('G4', [stored(picture), stored(picture)])],
};
const textsOf = (values: ProjectValues, projects: readonly ProjectSummary[] = [], hasShare = false) =>
  checkProject(values, projects, hasShare).map(({ text }) => text);

describe('before a project goes out', () => {
  test('nothing is said of one that is whole', () => {
    expect(textsOf(whole)).toEqual([]);
  });

  test('an empty one lacks its description, its header and a picture of its link', () => {
    expect(textsOf(emptyProject)).toEqual([
      'No description',
      'No header picture or film',
      'A shared link will have no picture',
    ]);
    expect(textsOf(emptyProject, [], true)).not.toContain('A shared link will have no picture');
  });

  test('files without words, films without a still, empty frames', () => {
    const bare = { ...film, poster: null, alt: null };
    const values = {
      ...whole,
      header: stored(bare),
      grids: [grid('G4', [stored({ ...picture, alt: ' ' })]), grid('G3', []), grid('G1', [])],
    };
    expect(textsOf(values)).toEqual([
      'A shared link will have no picture',
      'Grid 1 has an empty frame',
      'Grid 2 has an empty frame',
      'Grid 3 has 3 empty frames',
      '2 files have no text alternative',
      'A film has no poster',
    ]);
    const [, first] = checkProject(values, [], false);
    expect(first?.place).toEqual({ kind: 'file', grid: 'g', slot: 1 });
  });

  test('films for which a phone waits, unless it has a version of its own', () => {
    const heavy = 40_000_000;
    const texts = (one: FormMedia) => textsOf({ ...whole, grids: [grid('G7', [one])] });
    expect(texts(stored(film, heavy))).toEqual(['a.mp4 is heavy: 38 MB, about 30 seconds on 4G']);
    expect(texts(stored({ ...film, phoneUrl: '/media/small.mp4' }, heavy))).toEqual([]);
    expect(texts(stored(film, 5_000_000))).toEqual([]);
    expect(texts(stored(film))).toEqual([]);
    const file = new File([new Uint8Array(20_000_000)], 'new.mp4');
    expect(texts({ source: 'chosen', key: 'k', file, media: { ...film, alt: null, poster: null } })).toHaveLength(1);
    expect(texts(stored(picture, heavy))).toEqual([]);
  });

  test('related projects that visitors do not see', () => {
    const project = (id: number, visibility: 'draft' | 'unlisted' | 'public'): ProjectSummary => ({
      ...projectOf(id, id, `P${String(id)}`),
      publication: { visibility, publishAt: null },
    });
    const projects = [project(1, 'draft'), project(2, 'public'), project(3, 'unlisted')];
    const related = projects.map(({ id, title, slug, header }) => ({ id, title, slug, header }));
    const found = checkProject({ ...whole, related }, projects, false);
    expect(found).toEqual(
      ['P1', 'P3'].map((title) => ({
        text: `“${title}” is related and not public: visitors are not shown it`,
        place: { kind: 'part', part: 'related' },
      })),
    );
  });
});
