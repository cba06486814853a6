/** A home page whose twelve slots are filled, as a provider keeps it: what is written to a slot is read there. */
import { answer, answerByExample, type Call } from './provider.ts';

interface Film {
  readonly id: number;
  readonly projectId: number;
  readonly position: number;
  readonly videoUrl: string;
}

interface Cell {
  readonly id: number;
  readonly projectId: number;
  readonly position: number;
  readonly nonHoverMedia: string;
  readonly hoverMedia: string | null;
}

export const projects = [
  { id: 1, title: 'Upar', slug: 'upar' },
  { id: 2, title: 'Kal', slug: 'kal' },
  { id: 3, title: 'Nadi Records', slug: 'nadi' },
  { id: 4, title: 'Marut', slug: 'marut' },
];

const folders = ['upar', 'kal', 'nadi', 'marut'];

const video = (name: string) => `media/${name}.mp4`;
const picture = (name: string) => `media/${name}.jpg`;

/** What each project has; the first of a project is its header. */
const media: Readonly<Record<number, readonly string[]>> = {
  1: [picture('upar/header'), picture('upar/two-tins'), picture('upar/tissue'), video('upar/ridge-walk')],
  2: [picture('kal/header'), picture('kal/menu'), picture('kal/cards'), video('kal/turning-table')],
  3: [picture('nadi/header'), picture('nadi/gatefold'), video('nadi/teental-cycle')],
  4: [picture('marut/header'), picture('marut/jersey'), video('marut/cadence')],
};

const firstFilms: readonly Film[] = [
  { id: 11, projectId: 1, position: 1, videoUrl: video('upar/ridge-walk') },
  { id: 12, projectId: 2, position: 2, videoUrl: video('kal/turning-table') },
  { id: 13, projectId: 3, position: 3, videoUrl: video('nadi/teental-cycle') },
  { id: 14, projectId: 4, position: 4, videoUrl: video('marut/cadence') },
];

const projectOf = (id: number) => {
  const { title = '', slug = '' } = projects.find((one) => one.id === id) ?? {};
  return { id, title, slug };
};

const bodyOf = ({ json }: Call): Readonly<Record<string, unknown>> => Object(json);

/** Answers the reads of Create Homepage and of the media of projects. @param empty the grid cell that is empty */
export function keepHome({ empty }: { readonly empty?: number } = {}) {
  let films = firstFilms;
  let cells: readonly Cell[] = [1, 2, 3, 4, 5, 6].flatMap((position) =>
    position === empty
      ? []
      : [
          {
            id: 20 + position,
            projectId: ((position - 1) % 4) + 1,
            position,
            nonHoverMedia: picture(`${folders[(position - 1) % 4] ?? ''}/header`),
            hoverMedia: null,
          },
        ],
  );
  answer('GET', '/api/projects', { json: { data: projects } });
  // All Media, which every slot leads to, asks for these too.
  answerByExample('/api/films-without-renditions', '/api/undescribed-media');
  answer('GET', '/api/homepage/headervideos', () => ({
    json: { headerdata: films.map((film) => ({ ...film, project: projectOf(film.projectId) })) },
  }));
  answer('GET', '/api/homevideos', {
    json: {
      headerdata: [1, 2].map((position) => ({
        ...firstFilms[position],
        id: 30 + position,
        position,
        project: projectOf(position + 1),
      })),
    },
  });
  answer('GET', '/api/homepagegrid', () => ({
    json: { homepageGrids: cells.map((cell) => ({ ...cell, project: projectOf(cell.projectId) })) },
  }));
  answer('GET', '/api/homepagetexts', {
    json: { hometexts: [1, 2, 3].map((id) => ({ id, text: `Text number ${String(id)}` })) },
    headers: { etag: '"1"' },
  });
  answer('GET', '/api/projects/*/media', ({ path }) => {
    const id = Number(path.split('/')[3]);
    const [headerMedia, ...others] = media[id] ?? [];
    return {
      json: {
        title: projectOf(id).title,
        headerMedia: headerMedia ?? null,
        media: others.map((mediaUrl, index) => ({
          id: id * 100 + index,
          mediaUrl,
          name: mediaUrl.split('/').at(-1),
          details: { alt: 'What is on it', width: 2400, height: 1280 },
          mediaType: mediaUrl.endsWith('.mp4') ? 'VIDEO' : 'IMAGE',
        })),
      },
    };
  });
  /** Exchanges what a film's slot shows. */
  const putFilm = (call: Call) => {
    const { id, projectId, newProjectId, newMediaUrl } = bodyOf(call);
    films = films.map((film) =>
      film.id === id ? { ...film, projectId: Number(newProjectId ?? projectId), videoUrl: String(newMediaUrl) } : film,
    );
    return { json: { message: 'Changed' } };
  };
  const filmWrites = answer('PATCH', '/api/homepage/headervideos', putFilm);
  const putCell = (call: Call) => {
    const { id, projectId, newProjectId, newnonHoverMedia, newhoverMedia } = bodyOf(call);
    cells = cells.map((cell) =>
      cell.id === id
        ? {
            ...cell,
            projectId: Number(newProjectId ?? projectId),
            nonHoverMedia: String(newnonHoverMedia),
            hoverMedia: newhoverMedia === null ? null : String(newhoverMedia),
          }
        : cell,
    );
    return { json: { message: 'Changed' } };
  };
  const cellWrites = answer('PATCH', '/api/projects/homepagegrid/*', putCell);
  const additions = answer('POST', '/api/homepagegrid', (call) => {
    const { projectId, nonHoverMedia, hoverMedia, position } = bodyOf(call);
    const cell = {
      id: 40,
      projectId: Number(projectId),
      position: Number(position),
      nonHoverMedia: String(nonHoverMedia),
      hoverMedia: hoverMedia === null ? null : String(hoverMedia),
    };
    cells = [...cells, cell];
    return { status: 201, json: { message: 'Created' } };
  });
  return {
    additions,
    cellWrites,
    filmWrites,
    /** Does what a film's write asks for, where a test answers some itself. */
    putFilm,
    putCell,
    films: () => films,
    cells: () => cells,
  };
}
