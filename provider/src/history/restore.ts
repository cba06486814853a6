import { number } from '../db/rows.ts';
import type { Repositories } from '../repositories/index.ts';
import type { Revision } from '../repositories/revisions.ts';
import { siteFiles } from '../repositories/site.ts';
import type { Site } from '../repositories/site.ts';
import type { Snapshot, SnapshotRow } from '../repositories/undo.ts';
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

/** What a restoration has done. */
export interface Restoration {
  /** What could not be restored with the rest, one sentence each. */
  readonly leftOut: readonly string[];
  /** Names of files that nothing needs any more, to be removed once the transaction is committed. */
  readonly gone: readonly string[];
}

/** Writes a state in the place of the present one. Must run inside a transaction, while both states are revisions. */
export type Restore = (revision: Revision) => Restoration;

const rowsOf = (rows: Snapshot, table: string): readonly SnapshotRow[] => rows[table] ?? [];

const replacedSince = 'A file has been replaced everywhere since. The new one stays.';

export function createRestore(repositories: Repositories): Restore {
  const { about, categories, grids, headerVideos, homeGrid, homeTexts, homeVideos, looseMedia, media, mediaPlaces } =
    repositories;
  const { projects, revisions, site, stories, storyMedia, undo } = repositories;
  const all = projects.seenBy('administrator');

  /** Brings back the records of files that have gone since, each with what belonged to it. */
  function bringBack(id: number, files: readonly PlacedFile[], rows: Snapshot): void {
    const missing = new Set(
      files
        .flatMap((file) => [file, file.dark ?? []].flat())
        .map((file) => file.id)
        .filter((mediaId) => !undo.has('media', mediaId)),
    );
    const own = rowsOf(rows, 'media').filter((row) => missing.has(number(row, 'id')));
    const posters = new Set(own.map((row) => row['poster_id']));
    const renditions = rowsOf(rows, 'rendition').filter((row) => missing.has(number(row, 'film_id')));
    const companions = new Set(renditions.map((row) => row['media_id']));
    undo.insertRows(
      'media',
      rowsOf(rows, 'media').filter(
        (row) => own.includes(row) || posters.has(row['id'] ?? null) || companions.has(row['id'] ?? null),
      ),
    );
    undo.insertRows('rendition', renditions);
    // An original that was deleted by itself was not to be kept.
    const originals = rowsOf(rows, 'original').filter(
      (row) => missing.has(number(row, 'film_id')) && revisions.keeps(id, String(row['file'])),
    );
    undo.insertRows('original', originals);
  }

  /** What is said of a file, as it was. Says whether it is still that file. */
  function describeOne({ id, file, alt, focus, sound, captions }: DarkFile): boolean {
    const present = media.find(id);
    media.setAlt(id, alt);
    media.setFocus(id, focus);
    media.setCaptions(id, captions ?? null);
    if (sound !== null && present?.hasSound === true) media.setSound(id, sound);
    return present?.file === file;
  }

  /** What is said of each file, and its second light, as they were. Says where another file has taken the place of one. */
  function describe(files: readonly PlacedFile[]): Restoration {
    const gone = files.flatMap(({ id, dark }) =>
      media.find(id)?.dark?.id === dark?.id ? [] : media.setDark(id, dark?.id ?? null),
    );
    const replaced = files.flatMap(({ dark, ...file }) => [file, ...(dark === undefined ? [] : [dark])]);
    return { leftOut: replaced.map(describeOne).every(Boolean) ? [] : [replacedSince], gone };
  }

  /** The address that it had, unless another has it, or had it before, by now. */
  function restoreSlug(id: number, slug: string): readonly string[] {
    const present = all.find(id)?.slug ?? slug;
    if (present === slug) return [];
    const other = all.findBySlug(slug);
    if (other !== null && other.id !== id)
      return [`Its address is taken by another project. It stays at /project/${present}.`];
    projects.rename(id, slug);
    return [];
  }

  /** How many files of a project the home page shows. */
  const placesOf = (projectId: number): number =>
    [
      ...headerVideos.list('administrator'),
      ...homeVideos.list('administrator'),
      ...homeGrid
        .list('administrator')
        .flatMap(({ nonHoverMediaId, hoverMediaId, ...cell }) =>
          [nonHoverMediaId, hoverMediaId].flatMap((mediaId) => (mediaId === null ? [] : [cell])),
        ),
    ].filter((place) => place.projectId === projectId).length;

  function restoreProject(id: number, state: ProjectState): Restoration {
    const { fields, category, credits, related, header, grids: wanted } = state;
    const present = all.find(id);
    if (present === null) throw new Error('There is no project to restore.');
    const before = projects.mediaIds(id);
    const hasCategory = category !== null && categories.find(category.id) !== null;
    const { visibility, publishAt, sealedShows } = present;
    projects.update(id, {
      ...fields,
      visibility,
      publishAt,
      sealedShows,
      categoryId: hasCategory ? category.id : null,
      headerMediaId: header?.id ?? null,
    });
    projects.replaceCredits(id, credits);
    const others = related.filter((other) => all.find(other.id) !== null);
    projects.replaceRelated(
      id,
      others.map((other) => other.id),
    );
    for (const file of filesOf(state)) looseMedia.take(file.id);
    for (const { id: grid, gridType, gridText, frames } of wanted) {
      if (!undo.has('grid', grid)) {
        undo.insertRows('grid', [{ id: grid, project_id: id, ordinal: 0, grid_type: gridType, grid_text: gridText }]);
      }
      for (const { id: frame, slot, file } of frames) {
        if (undo.has('frame', frame)) continue;
        undo.insertRows('frame', [{ id: frame, grid_id: grid, slot, ordinal: 0, media_id: file.id }]);
      }
    }
    grids.write(
      id,
      wanted.map((grid) => ({
        ...grid,
        frames: grid.frames.map(({ id: frame, slot, file }) => ({ id: frame, slot, mediaId: file.id })),
      })),
    );
    const address = restoreSlug(id, state.slug);
    const shown = placesOf(id);
    const after = new Set(projects.mediaIds(id));
    const gone = media.remove(before.filter((mediaId) => !after.has(mediaId)));
    return {
      leftOut: [
        ...(category !== null && !hasCategory ? [`Its category “${category.name}” has been deleted.`] : []),
        ...(others.length < related.length ? ['A related project has been deleted.'] : []),
        ...address,
        ...(placesOf(id) < shown
          ? ['A file that the home page showed is no longer in it. Its place there is empty.']
          : []),
      ],
      gone,
    };
  }

  function restoreStory(id: number, { fields, pictures }: StoryState): Restoration {
    const present = stories.seenBy('administrator').find(id);
    if (present === null) throw new Error('There is no story to restore.');
    const before = [...storyMedia.of(id).values()];
    const { visibility, publishAt } = present;
    stories.update(id, { ...fields, visibility, publishAt });
    storyMedia.write(id, new Map(pictures.map(({ name, file }) => [name, file.id])));
    return { leftOut: [], gone: media.remove(before.filter((mediaId) => mediaPlaces.of(mediaId).length === 0)) };
  }

  function restoreAbout({ page, picture }: AboutState): Restoration {
    const before = about.get()?.mediaId ?? null;
    about.put({ ...page, mediaId: picture?.id ?? null });
    return { leftOut: [], gone: before === null || before === picture?.id ? [] : media.remove([before]) };
  }

  function restoreSettings({ texts, files }: SettingsState): Restoration {
    const before = site.get();
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
    site.put({ texts, files: wanted });
    const stays = new Set(Object.values(wanted));
    const going = siteFiles.flatMap((name) => before?.files[name] ?? []).filter((id) => !stays.has(id));
    return { leftOut: [], gone: media.remove(going) };
  }

  /** A place on the home page shows what its project has: a file that it has lost is given back to it, in none of its grids. */
  function giveBack(projectId: number, { id, file }: PlacedFile): void {
    if (media.findInProject(projectId, media.find(id)?.file ?? file) === null) looseMedia.insert(projectId, id);
  }

  const goneProject = (place: string, { name }: SlotState['project']): string =>
    `${place} stays empty: “${name}” has been deleted.`;

  function restoreFilms(slots: typeof headerVideos, label: string, wanted: readonly SlotState[]): readonly string[] {
    // What stands there already keeps its record: an open screen knows it by that.
    const stays = slots
      .list('administrator')
      .filter((slot) =>
        wanted.some(
          ({ position, project, file }) =>
            slot.position === position && slot.projectId === project.id && slot.mediaId === file.id,
        ),
      );
    for (const slot of slots.list('administrator')) if (!stays.some(({ id }) => id === slot.id)) slots.remove(slot.id);
    return wanted.flatMap(({ position, project, file }) => {
      if (stays.some((slot) => slot.position === position)) return [];
      const place = `${label} ${String(position)}`;
      if (all.find(project.id) === null) return [goneProject(place, project)];
      giveBack(project.id, file);
      slots.insert({ position, projectId: project.id, mediaId: file.id });
      return [];
    });
  }

  function restoreCells(wanted: readonly CellState[]): readonly string[] {
    const present = homeGrid.list('administrator');
    for (const { id, position } of present) {
      if (!wanted.some((cell) => cell.position === position && all.find(cell.project.id) !== null)) homeGrid.remove(id);
    }
    return wanted.flatMap(({ position, project, nonHover, hover }) => {
      if (all.find(project.id) === null) return [goneProject(`Grid cell ${String(position)}`, project)];
      for (const file of [nonHover, hover]) if (file !== null) giveBack(project.id, file);
      const content = {
        projectId: project.id,
        nonHoverMediaId: nonHover?.id ?? null,
        hoverMediaId: hover?.id ?? null,
      };
      const cell = present.find((one) => one.position === position);
      if (cell === undefined) homeGrid.insert(position, content);
      else homeGrid.update(cell.id, content);
      return [];
    });
  }

  function restoreHomepage(state: HomepageState): Restoration {
    for (const { id, text } of state.texts) homeTexts.update(id, text);
    return {
      leftOut: [
        ...restoreFilms(headerVideos, 'Header video', state.headerVideos),
        ...restoreFilms(homeVideos, 'Homepage video', state.homeVideos),
        ...restoreCells(state.grid),
      ],
      gone: [],
    };
  }

  function write(id: number, state: RevisionState): Restoration {
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
  function restorable(state: RevisionState): readonly PlacedFile[] {
    if (state.kind !== 'homepage') return filesOf(state);
    const isThere = ({ project }: SlotState | CellState): boolean => all.find(project.id) !== null;
    return filesOf({
      ...state,
      headerVideos: state.headerVideos.filter(isThere),
      homeVideos: state.homeVideos.filter(isThere),
      grid: state.grid.filter(isThere),
    });
  }

  return ({ id, target, state, rows }) => {
    const files = restorable(state);
    bringBack(id, files, rows);
    const { leftOut, gone } = write(target.id, state);
    const described = describe(files);
    return { leftOut: [...leftOut, ...described.leftOut], gone: [...gone, ...described.gone] };
  };
}
