import { describe, expect, test } from 'vitest';
import { normaliseLibraryPage } from '../../src/api/normalise/media-places.ts';
import { placeName } from '../../src/domain/media-places.ts';
import {
  arrangeLibrary,
  isShownBy,
  isUnused,
  libraryFilters,
  type LibraryFilter,
  type LibrarySorting,
} from '../../src/domain/library.ts';

const wire = (id: number, name: string, rest: object = {}) => ({
  id,
  mediaUrl: `media/${name}`,
  mediaType: name.endsWith('.mp4') ? 'VIDEO' : 'IMAGE',
  name,
  details: { alt: null, bytes: id * 10 },
  projectId: 5,
  places: [{ kind: 'header', title: 'Upar' }],
  ...rest,
});

const answer = {
  data: [
    wire(9, 'two-tins.jpg', { details: { alt: 'Two tins', bytes: 70 } }),
    wire(7, 'walk.mp4', { places: [{ kind: 'loose', title: 'Upar' }] }),
    wire(4, 'studio.jpg', { projectId: null, places: [{ kind: 'about' }] }),
    wire(3, 'salt.jpg', {
      projectId: 6,
      places: [
        { kind: 'loose', title: 'Museum of Salt' },
        { kind: 'homeGrid', title: 'Museum of Salt', position: 2 },
      ],
    }),
  ],
};
const { files } = normaliseLibraryPage(answer, 'http://studio.test');

describe('the library', () => {
  test('is read from the wire: without a path, or a place that is known, there is no file', () => {
    expect(files.map(({ file, projectId }) => [file.name, projectId, file.bytes])).toEqual([
      ['two-tins.jpg', 5, 70],
      ['walk.mp4', 5, 70],
      ['studio.jpg', null, 40],
      ['salt.jpg', 6, 30],
    ]);
    const broken = [wire(1, 'a.jpg', { mediaUrl: '' }), wire(2, 'b.jpg', { places: [{ kind: 'wall' }] })];
    const told = wire(2, 'b.jpg', { projectId: null, places: [{ kind: 'story', title: 'Fire', story: 3 }] });
    const [inStory] = normaliseLibraryPage({ data: [told] }, 'http://studio.test').files;
    expect(inStory?.places).toEqual([{ kind: 'story', title: 'Fire', story: 3 }]);
    expect(inStory?.places.map(placeName)).toEqual(['Story: Fire']);
    const shown = wire(2, 'b.jpg', { projectId: null, places: [{ kind: 'page', title: 'Studio', page: 4 }] });
    const [inPage] = normaliseLibraryPage({ data: [shown] }, 'http://studio.test').files;
    expect(inPage?.places).toEqual([{ kind: 'page', title: 'Studio', page: 4 }]);
    expect(inPage?.places.map(placeName)).toEqual(['Page: Studio']);
    expect(normaliseLibraryPage({ data: broken }, 'http://studio.test').files).toEqual([]);
    expect(() => normaliseLibraryPage({}, 'http://studio.test')).toThrow();
  });

  test('is filtered by kind, by whether anybody sees a file, and by whether it is described', () => {
    const shown = (filter: LibraryFilter) => files.filter((one) => isShownBy(filter, one)).map(({ file }) => file.id);
    expect(Object.fromEntries(libraryFilters.map(([filter]) => [filter, shown(filter)]))).toEqual({
      all: [9, 7, 4, 3],
      images: [9, 4, 3],
      films: [7],
      twoLights: [],
      unused: [7],
      undescribed: [7, 4, 3],
    });
    expect(files.map(isUnused)).toEqual([false, true, false, false]);
  });

  test('is searched in names, alt texts and titles, and sorted', () => {
    const arrange = (query: string, sorting: LibrarySorting) =>
      arrangeLibrary(files, { query, filter: 'all', sorting }, new Set()).map(({ file }) => file.id);
    expect(arrange('', 'newest')).toEqual([9, 7, 4, 3]);
    expect(arrange('', 'oldest')).toEqual([3, 4, 7, 9]);
    expect(arrange('', 'largest')).toEqual([9, 7, 4, 3]);
    expect(arrange('', 'name')).toEqual([3, 4, 9, 7]);
    expect(arrange('', 'place')).toEqual([4, 3, 9, 7]);
    expect([arrange('tins', 'newest'), arrange('TWO TINS', 'newest'), arrange('salt', 'newest')]).toEqual([
      [9],
      [9],
      [3],
    ]);
    expect(arrange('nothing', 'newest')).toEqual([]);
  });

  test('keeps what has just been changed, whatever the filter says; a search leaves it out', () => {
    const arrange = (query: string) =>
      arrangeLibrary(files, { query, filter: 'undescribed', sorting: 'newest' }, new Set([9])).map(
        ({ file }) => file.id,
      );
    expect(arrange('')).toEqual([9, 7, 4, 3]);
    expect(arrange('studio')).toEqual([4]);
  });
});
