import type { ForEditing, HomeGridCell, HomeText, HomeTexts, Id, SlotFilm } from '../../domain/content.ts';
import type { SlotRecords } from '../../domain/slot-drop.ts';
import type { FilledSlot, SlotFilling } from '../../domain/slots.ts';
import { ifMatch, write, type ProviderClient, type WriteAnswer } from '../http/client.ts';
import { read } from '../http/read.ts';
import { normaliseHomeTexts } from '../normalise/home.ts';
import { collectProblems, type PageRead } from '../site/page-read.ts';
import { ProblemError } from '../problem.ts';
import type { Reads } from '../site/reads.ts';
import { undoTokenOf } from './undo.ts';

/** The slots of the home page and its texts, to be edited: null where a part could not be read. */
export interface HomeParts {
  readonly headerFilms: readonly SlotFilm[] | null;
  readonly homeFilms: readonly SlotFilm[] | null;
  readonly grid: readonly HomeGridCell[] | null;
  readonly texts: ForEditing<HomeTexts> | null;
}

/** The answer that tells a removed grid item; any other is a failure (specification, section 7, "Homepage media"). */
const gridItemRemoved = 'Project removed from homepage grid successfully!';
const gridTypes = ['grid1', 'grid2', 'grid3', 'grid4', 'grid5', 'grid6'] as const;

type GridFilling = Extract<SlotFilling, { readonly field: 'homepagegrid' }>;
type FilmFilling = Exclude<SlotFilling, GridFilling>;

/** The film's own record and place, and the other project where there is another (rulings, "Over the wire"). */
function filmChange(present: NonNullable<SlotFilling['present']>, projectId: Id, position: number) {
  const isAnother = String(present.projectId) !== String(projectId);
  return { projectId: present.projectId, ...(isAnother ? { newProjectId: projectId } : {}), id: present.id, position };
}

/** The home page in the dashboard (specification, section 7, "Homepage media"). Every call rejects with a `ProblemError`. */
export function createHomepage({ wire }: ProviderClient, reads: Reads) {
  const text = { parseAs: 'text' } as const;
  const at = (id: Id) => ({ path: { id: String(id) } });

  const fillGridItem = ({ position, projectId, present, nonHoverMedia, hoverMedia }: GridFilling) => {
    if (present !== null) {
      // Its address says which cell it is, so this is the project of the media: the specification has no second one here, as films have.
      const media = { newhoverMedia: hoverMedia, newnonHoverMedia: nonHoverMedia };
      const body = { projectId, ...media, id: present.id, position };
      return write(() => wire.PATCH('/api/projects/homepagegrid/{id}', { ...text, params: at(present.id), body }));
    }
    const gridType = gridTypes[position - 1];
    if (gridType === undefined) {
      throw new ProblemError({ kind: 'malformed', message: `There is no grid item ${String(position)}.` });
    }
    const body = { projectId, gridType, hoverMedia, nonHoverMedia, position };
    return write(() => wire.POST('/api/homepagegrid', { ...text, body }));
  };

  const fillFilm = ({ field, path, position, present, projectId }: FilmFilling) => {
    if (present !== null) {
      const body = { ...filmChange(present, projectId, position), newMediaUrl: path };
      return field === 'headervideo'
        ? write(() => wire.PATCH('/api/homepage/headervideos', { ...text, body }))
        : write(() => wire.PATCH('/api/homevideos', { ...text, body }));
    }
    return field === 'headervideo'
      ? write(() =>
          wire.POST('/api/homepage/headervideos', { ...text, body: { projectId, headervideoUrl: path, position } }),
        )
      : write(() => wire.POST('/api/homevideos', { ...text, body: { projectId, homepagevideoUrl: path, position } }));
  };

  const homeTexts = (signal: AbortSignal): Promise<ForEditing<HomeTexts>> =>
    read(
      (within) => wire.GET('/api/homepagetexts', { ...text, signal: within }),
      (answer, etag) => ({ texts: normaliseHomeTexts(answer), etag }),
      signal,
    );

  return {
    homeTexts,

    /** What is in the slots, for a page without the texts. */
    async slots(signal: AbortSignal): Promise<SlotRecords> {
      const { orElse } = collectProblems();
      const [headervideo, homepagevideo, homepagegrid] = await Promise.all([
        orElse<SlotRecords['headervideo']>(reads.headerVideos(signal), null),
        orElse<SlotRecords['homepagevideo']>(reads.homeVideos(signal), null),
        orElse<SlotRecords['homepagegrid']>(reads.homeGrid(signal), null),
      ]);
      signal.throwIfAborted();
      return { headervideo, homepagevideo, homepagegrid };
    },

    /** The four home calls, together, with the records' own ids. */
    async parts(signal: AbortSignal): Promise<PageRead<HomeParts>> {
      const { orElse, problems } = collectProblems();
      const [headerFilms, homeFilms, grid, texts] = await Promise.all([
        orElse<HomeParts['headerFilms']>(reads.headerVideos(signal), null),
        orElse<HomeParts['homeFilms']>(reads.homeVideos(signal), null),
        orElse<HomeParts['grid']>(reads.homeGrid(signal), null),
        orElse<HomeParts['texts']>(homeTexts(signal), null),
      ]);
      signal.throwIfAborted();
      return { value: { headerFilms, homeFilms, grid, texts }, problems };
    },

    /** POST for an empty slot, PATCH for a filled one. */
    fill: async (filling: SlotFilling): Promise<WriteAnswer> =>
      filling.field === 'homepagegrid' ? fillGridItem(filling) : fillFilm(filling),

    /** Resolves with the undo token, if the provider gives one. */
    async empty({ field, id }: FilledSlot): Promise<string | null> {
      if (field === 'headervideo') {
        return undoTokenOf(
          await write(() => wire.DELETE('/api/homepage/headervideos/{id}', { ...text, params: at(id) })),
        );
      }
      const answer = await write(() => wire.DELETE('/api/homepagegrid/{id}', { ...text, params: at(id) }));
      const { message } = answer;
      if (message !== gridItemRemoved) throw new ProblemError({ kind: 'malformed', message });
      return undoTokenOf(answer);
    },

    /** @param etag of the version that is changed; null overwrites any */
    updateTexts: (texts: readonly HomeText[], etag: string | null): Promise<WriteAnswer> =>
      write(() =>
        wire.PATCH('/api/homepagetexts', {
          ...text,
          params: ifMatch(etag),
          body: { texts: texts.map(({ id, text: words }) => ({ id, text: words })) },
        }),
      ),
  };
}

export type Homepage = ReturnType<typeof createHomepage>;
