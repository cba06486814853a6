import { number } from '../db/rows.ts';
import { aboutId } from '../repositories/about.ts';
import type { Repositories } from '../repositories/index.ts';
import type { Revision } from '../repositories/revisions.ts';
import { siteFiles } from '../repositories/site.ts';
import type { Site } from '../repositories/site.ts';
import { rowsOf } from '../repositories/undo.ts';
import type { Snapshot } from '../repositories/undo.ts';
import { filesOf } from '../rules/revision-state.ts';
import type {
  AboutState,
  CellState,
  DarkFile,
  HomepageState,
  PlacedFile,
  ProjectState,
  RevisionState,
  SettingsState,
  SlotState,
  StoryState,
} from '../rules/revision-state.ts';
import { filterInOrder, flatMapInOrder, mapInOrder, someInOrder } from '../lib/in-order.ts';

/** What a restoration has done. */
export interface Restoration {
  /** What could not be restored with the rest, one sentence each. */
  readonly leftOut: readonly string[];
  /** Names of files that nothing needs any more, to be removed once the transaction is committed. */
  readonly gone: readonly string[];
}

/** Writes a state in place of the present one. Must run inside a transaction, while both states are revisions. */
export type Restore = (revision: Revision) => Promise<Restoration>;

const replacedSince = 'A file has been replaced everywhere since. The new one stays.';

/** Writes states by the repositories, with the records of files that have gone since. */
export function createRestore(repositories: Repositories): Restore {
  const { about, categories, grids, headerVideos, homeGrid, homeTexts, homeVideos, looseMedia, media, mediaPlaces } =
    repositories;
  const { aboutMedia, projects, revisions, site, stories, storyMedia, undo } = repositories;
  const all = projects.seenBy('administrator');

  /** Brings back the records of files that have gone since, each with what belonged to it. */
  async function bringBack(id: number, files: readonly PlacedFile[], rows: Snapshot): Promise<void> {
    const missing = new Set(
      await filterInOrder(
        files.flatMap((file) => [file, file.dark ?? []].flat()).map((file) => file.id),
        async (mediaId) => !(await undo.has('media', mediaId)),
      ),
    );
    const own = rowsOf(rows, 'media').filter((row) => missing.has(number(row, 'id')));
    const posters = new Set(own.map((row) => row['poster_id']));
    const renditions = rowsOf(rows, 'rendition').filter((row) => missing.has(number(row, 'film_id')));
    const companions = new Set(renditions.map((row) => row['media_id']));
    await undo.insertRows(
      'media',
      rowsOf(rows, 'media').filter(
        (row) => own.includes(row) || posters.has(row['id'] ?? null) || companions.has(row['id'] ?? null),
      ),
    );
    await undo.insertRows('rendition', renditions);
    // An original that was deleted by itself was not to be kept.
    const originals = await filterInOrder(
      rowsOf(rows, 'original'),
      async (row) => missing.has(number(row, 'film_id')) && (await revisions.keeps(id, String(row['file']))),
    );
    await undo.insertRows('original', originals);
  }

  /** What is said about a file, as it was. Says whether it is still that file. */
  async function describeOne({ id, file, alt, focus, sound, captions }: DarkFile): Promise<boolean> {
    const present = await media.find(id);
    await media.setAlt(id, alt);
    await media.setFocus(id, focus);
    await media.setCaptions(id, captions ?? null);
    if (sound !== null && present?.hasSound === true) await media.setSound(id, sound);
    return present?.file === file;
  }

  /** What is said about each file, and its second light, as they were. Says where another file has taken the place of one. */
  async function describe(files: readonly PlacedFile[]): Promise<Restoration> {
    const gone = await flatMapInOrder(files, async ({ id, dark }) =>
      (await media.find(id))?.dark?.id === dark?.id ? [] : await media.setDark(id, dark?.id ?? null),
    );
    const replaced = files.flatMap(({ dark, ...file }) => [file, ...(dark === undefined ? [] : [dark])]);
    return { leftOut: (await mapInOrder(replaced, describeOne)).every(Boolean) ? [] : [replacedSince], gone };
  }

  /** The address that it had, unless another has it, or had it before, by now. */
  async function restoreSlug(id: number, slug: string): Promise<readonly string[]> {
    const present = (await all.find(id))?.slug ?? slug;
    if (present === slug) return [];
    const other = await all.findBySlug(slug);
    if (other !== null && other.id !== id)
      return [`Its address is taken by another project. It stays at /project/${present}.`];
    await projects.rename(id, slug);
    return [];
  }

  /** How many files of a project the home page shows. */
  const placesOf = async (projectId: number): Promise<number> =>
    [
      ...(await headerVideos.list('administrator')),
      ...(await homeVideos.list('administrator')),
      ...(await homeGrid.list('administrator')).flatMap(({ nonHoverMediaId, hoverMediaId, ...cell }) =>
        [nonHoverMediaId, hoverMediaId].flatMap((mediaId) => (mediaId === null ? [] : [cell])),
      ),
    ].filter((place) => place.projectId === projectId).length;

  async function restoreProject(id: number, state: ProjectState): Promise<Restoration> {
    const { fields, category, credits, related, header, grids: wanted } = state;
    const present = await all.find(id);
    if (present === null) throw new Error('There is no project to restore.');
    const before = await projects.mediaIds(id);
    const hasCategory = category !== null && (await categories.find(category.id)) !== null;
    const { visibility, publishAt, sealedShows } = present;
    await projects.update(id, {
      ...fields,
      visibility,
      publishAt,
      sealedShows,
      categoryId: hasCategory ? category.id : null,
      headerMediaId: header?.id ?? null,
    });
    await projects.replaceCredits(id, credits);
    const others = await filterInOrder(related, async (other) => (await all.find(other.id)) !== null);
    await projects.replaceRelated(
      id,
      others.map((other) => other.id),
    );
    for (const file of filesOf(state)) await looseMedia.take(file.id);
    for (const { id: grid, gridType, gridText, frames } of wanted) {
      if (!(await undo.has('grid', grid))) {
        await undo.insertRows('grid', [
          { id: grid, project_id: id, ordinal: 0, grid_type: gridType, grid_text: gridText },
        ]);
      }
      for (const { id: frame, slot, file } of frames) {
        if (await undo.has('frame', frame)) continue;
        await undo.insertRows('frame', [{ id: frame, grid_id: grid, slot, ordinal: 0, media_id: file.id }]);
      }
    }
    await grids.write(
      id,
      wanted.map((grid) => ({
        ...grid,
        frames: grid.frames.map(({ id: frame, slot, file }) => ({ id: frame, slot, mediaId: file.id })),
      })),
    );
    const address = await restoreSlug(id, state.slug);
    const shown = await placesOf(id);
    const after = new Set(await projects.mediaIds(id));
    const gone = await media.remove(before.filter((mediaId) => !after.has(mediaId)));
    return {
      leftOut: [
        ...(category !== null && !hasCategory ? [`Its category “${category.name}” has been deleted.`] : []),
        ...(others.length < related.length ? ['A related project has been deleted.'] : []),
        ...address,
        ...((await placesOf(id)) < shown
          ? ['A file that the home page showed is no longer in it. Its place there is empty.']
          : []),
      ],
      gone,
    };
  }

  /** Those that stand nowhere any more. Returns the names of their files. */
  const removeUnplaced = async (mediaIds: readonly number[]): Promise<readonly string[]> =>
    await media.remove(await filterInOrder(mediaIds, async (mediaId) => (await mediaPlaces.of(mediaId)).length === 0));

  async function restoreStory(id: number, { fields, pictures }: StoryState): Promise<Restoration> {
    const present = await stories.seenBy('administrator').find(id);
    if (present === null) throw new Error('There is no story to restore.');
    const before = [...(await storyMedia.of(id)).values()];
    const { visibility, publishAt } = present;
    await stories.update(id, { ...fields, visibility, publishAt });
    await storyMedia.write(id, new Map(pictures.map(({ name, file }) => [name, file.id])));
    return { leftOut: [], gone: await removeUnplaced(before) };
  }

  async function restoreAbout({ page, picture, portraits }: AboutState): Promise<Restoration> {
    const before = (await about.get())?.mediaId ?? null;
    const portraitsBefore = [...(await aboutMedia.of(aboutId)).values()];
    await about.put({ ...page, mediaId: picture?.id ?? null });
    await aboutMedia.write(aboutId, new Map(portraits.map(({ name, file }) => [name, file.id])));
    return {
      leftOut: [],
      gone: [
        ...(before === null || before === picture?.id ? [] : await media.remove([before])),
        ...(await removeUnplaced(portraitsBefore)),
      ],
    };
  }

  async function restoreSettings({ texts, files }: SettingsState): Promise<Restoration> {
    const before = await site.get();
    const idOf = new Map(files.map(({ name, file }) => [name, file.id]));
    const wanted: Site['files'] = {
      wordmarkDark: idOf.get('wordmarkDark') ?? null,
      wordmarkLight: idOf.get('wordmarkLight') ?? null,
      icon: idOf.get('icon') ?? null,
      touchIcon: idOf.get('touchIcon') ?? null,
      share: idOf.get('share') ?? null,
      face: idOf.get('face') ?? null,
      faceRest: idOf.get('faceRest') ?? null,
    };
    await site.put({ texts, files: wanted });
    const stays = new Set(Object.values(wanted));
    const going = siteFiles.flatMap((name) => before?.files[name] ?? []).filter((id) => !stays.has(id));
    return { leftOut: [], gone: await media.remove(going) };
  }

  /** A place on the home page shows what its project has: a file that it has lost is given back to it, in none of its grids. */
  async function giveBack(projectId: number, { id, file }: PlacedFile): Promise<void> {
    if ((await media.findInProject(projectId, (await media.find(id))?.file ?? file)) === null)
      await looseMedia.insert(projectId, id);
  }

  const goneProject = (place: string, { name }: SlotState['project']): string =>
    `${place} stays empty: “${name}” has been deleted.`;

  async function restoreFilms(
    slots: typeof headerVideos,
    label: string,
    wanted: readonly SlotState[],
  ): Promise<readonly string[]> {
    // What stands there already keeps its record: an open screen knows it by that.
    const stays = (await slots.list('administrator')).filter((slot) =>
      wanted.some(
        ({ position, project, file }) =>
          slot.position === position && slot.projectId === project.id && slot.mediaId === file.id,
      ),
    );
    for (const slot of await slots.list('administrator'))
      if (!stays.some(({ id }) => id === slot.id)) await slots.remove(slot.id);
    return await flatMapInOrder(wanted, async ({ position, project, file }) => {
      if (stays.some((slot) => slot.position === position)) return [];
      const place = `${label} ${String(position)}`;
      if ((await all.find(project.id)) === null) return [goneProject(place, project)];
      await giveBack(project.id, file);
      await slots.insert({ position, projectId: project.id, mediaId: file.id });
      return [];
    });
  }

  async function restoreCells(wanted: readonly CellState[]): Promise<readonly string[]> {
    const present = await homeGrid.list('administrator');
    for (const { id, position } of present) {
      if (
        !(await someInOrder(
          wanted,
          async (cell) => cell.position === position && (await all.find(cell.project.id)) !== null,
        ))
      )
        await homeGrid.remove(id);
    }
    return await flatMapInOrder(wanted, async ({ position, project, nonHover, hover }) => {
      if ((await all.find(project.id)) === null) return [goneProject(`Grid cell ${String(position)}`, project)];
      for (const file of [nonHover, hover]) if (file !== null) await giveBack(project.id, file);
      const content = {
        projectId: project.id,
        nonHoverMediaId: nonHover?.id ?? null,
        hoverMediaId: hover?.id ?? null,
      };
      const cell = present.find((one) => one.position === position);
      if (cell === undefined) await homeGrid.insert(position, content);
      else await homeGrid.update(cell.id, content);
      return [];
    });
  }

  async function restoreHomepage(state: HomepageState): Promise<Restoration> {
    for (const { id, text } of state.texts) await homeTexts.update(id, text);
    return {
      leftOut: [
        ...(await restoreFilms(headerVideos, 'Header video', state.headerVideos)),
        ...(await restoreFilms(homeVideos, 'Homepage video', state.homeVideos)),
        ...(await restoreCells(state.grid)),
      ],
      gone: [],
    };
  }

  function write(id: number, state: RevisionState): Promise<Restoration> {
    switch (state.kind) {
      case 'project':
        return restoreProject(id, state);
      case 'story':
        return restoreStory(id, state);
      case 'about':
        return restoreAbout(state);
      case 'settings':
        return restoreSettings(state);
      case 'homepage':
        return restoreHomepage(state);
    }
  }

  /** On the home page, those of projects that are there: the others would belong to nothing. */
  async function restorable(state: RevisionState): Promise<readonly PlacedFile[]> {
    if (state.kind !== 'homepage') return filesOf(state);
    const isThere = async ({ project }: SlotState | CellState): Promise<boolean> =>
      (await all.find(project.id)) !== null;
    return filesOf({
      ...state,
      headerVideos: await filterInOrder(state.headerVideos, isThere),
      homeVideos: await filterInOrder(state.homeVideos, isThere),
      grid: await filterInOrder(state.grid, isThere),
    });
  }

  return async ({ id, target, state, rows }) => {
    const files = await restorable(state);
    await bringBack(id, files, rows);
    const { leftOut, gone } = await write(target.id, state);
    const described = await describe(files);
    return { leftOut: [...leftOut, ...described.leftOut], gone: [...gone, ...described.gone] };
  };
}
