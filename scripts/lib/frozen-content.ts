import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { inRoot } from './paths.mjs';

/** Of the administrator in frozen data folders. */
export const frozenPassword = 'correct horse battery staple';

/** A creation that may be sent again, as it was sent. */
interface Creation {
  readonly path: string;
  readonly key: string;
  /** Texts of its form. */
  readonly fields: Readonly<Record<string, string>>;
  /** The number of the record that came of it. */
  readonly id: number;
}

/** What was written by a version's own code, and what that code answered. */
export interface Frozen {
  /** Milliseconds since 1970-01-01 UTC. */
  readonly frozenAt: number;
  /** The header of the administrator's session. */
  readonly cookie: string;
  /** Puts the project back that was deleted. */
  readonly undo: string;
  readonly creations: readonly Creation[];
  /** What visitors are answered, by address. */
  readonly reads: Readonly<Record<string, unknown>>;
  /** SHA-256 of each file that those answers name, by address. */
  readonly files: Readonly<Record<string, string>>;
}

type Fields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** A property on a path through an answer. @throws where it is not of the wanted type */
function at(answer: unknown, ...path: readonly (string | number)[]): unknown {
  let value = answer;
  for (const name of path) value = isRecord(value) ? value[name] : undefined;
  if (value === undefined) throw new Error(`There is no ${path.join('.')} in ${JSON.stringify(answer)}.`);
  return value;
}
const textAt = (answer: unknown, ...path: readonly (string | number)[]): string => String(at(answer, ...path));
const numberAt = (answer: unknown, ...path: readonly (string | number)[]): number => Number(at(answer, ...path));

/** A picture that is dark above and bright below. */
async function picture(name: string, colour: string): Promise<File> {
  const dark = await sharp({ create: { width: 120, height: 40, channels: 3, background: '#101010' } })
    .png()
    .toBuffer();
  const bytes = await sharp({ create: { width: 120, height: 80, channels: 3, background: colour } })
    .composite([{ input: dark, top: 0, left: 0 }])
    .jpeg()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
}

function film(name: string): File {
  const bytes = readFileSync(inRoot('tests', 'provider', 'fixtures', 'media', 'above-white.mp4'));
  return new File([new Uint8Array(bytes)], name, { type: 'video/mp4' });
}

function formOf(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof File) form.append(name, value);
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

/**
 * Writes some of everything that the first release can store, over the network: it knows no call but what that release has.
 * @param origin of an empty provider
 */
export async function writeContent(origin: string): Promise<Pick<Frozen, 'cookie' | 'undo' | 'creations'>> {
  let cookie = '';
  async function call(method: string, path: string, body: FormData | Fields | null, key?: string): Promise<unknown> {
    const isForm = body instanceof FormData;
    const answer = await fetch(origin + path, {
      method,
      headers: {
        cookie,
        ...(body === null || isForm ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === null ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${String(answer.status)} ${await answer.text()}`);
    if (path === '/api/login') cookie = answer.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
    return answer.json();
  }
  const post = (path: string, fields: Fields, key?: string) => call('POST', path, formOf(fields), key);

  await call('POST', '/api/login', { username: 'admin', password: frozenPassword });
  await call('POST', '/api/category', { name: 'Identity' });
  await call('POST', '/api/category', { name: 'Füße & “Signs”' });

  const deleted = await post('/api/projects', {
    title: 'Taken Away',
    HeaderMedia: await picture('gone.jpg', '#884422'),
  });
  const kiln = await post('/api/projects', {
    title: 'Kiln — 窯',
    clientName: 'Ama & Sons',
    year: '2024',
    category: '1',
    description: 'Bricks, and what comes of them.\n\nA second paragraph with <angles> and "quotes".',
    Theme: 'black',
    credits: [
      { role: 'Film', name: 'Ama Owusu' },
      { role: 'Letters', name: 'Zoë' },
    ],
    HeaderMedia: await picture('kiln.jpg', '#e0c080'),
    grids: [
      { gridType: 'G2', position: '1', frames: [] },
      { gridType: 'G1', gridText: 'Fired at a thousand degrees.', position: '2', frames: [] },
    ],
    grid_0_frame_0_0: film('turning.mp4'),
    grid_0_frame_1_0: await picture('wall.jpg', '#aa5533'),
  });
  const kilnId = numberAt(kiln, 'data', 'id');
  const header = textAt(kiln, 'data', 'HeaderMedia');
  const turning = textAt(kiln, 'data', 'grids', 0, 'frames', 0, 'mediaUrl');
  await call('PATCH', '/api/media-details', { path: header, alt: 'A wall of yellow bricks' });

  const project = { title: 'Sent Twice', relatedProjects: JSON.stringify([kilnId]), category: '2' };
  const again = await post(
    '/api/projects',
    { ...project, HeaderMedia: await picture('again.jpg', '#77aa99') },
    'frozen-project',
  );
  const story = { title: 'A Quiet Street', authorname: 'Ama', content: 'One line.\n\nAnother, with an emoji: 😀' };
  const told = await post('/api/stories', story, 'frozen-story');
  await call('PATCH', `/api/projects/${String(kilnId)}/position`, { position: 1 });

  await post('/api/aboutpage', {
    introHeading: 'We fire bricks',
    introDescription: 'And write about them.',
    mediaUrl: await picture('studio.jpg', '#3366aa'),
    WhatwedoMainHeading: 'What we do',
    howWeDoMainHeading: 'How we do it',
    WhoWeareMainHeading: 'Who we are',
    whowearedescription: 'Four people and a kiln.',
    clientssectionHeading: 'Clients',
  });
  await call('PATCH', '/api/homepagetexts', { texts: [{ id: 1, text: 'We make books and signs.' }] });
  await call('POST', '/api/homepage/headervideos', { projectId: kilnId, headervideoUrl: turning, position: 1 });
  await call('POST', '/api/homevideos', { projectId: kilnId, homepagevideoUrl: turning, position: 1 });
  await call('POST', '/api/homepagegrid', {
    projectId: kilnId,
    gridType: 'grid1',
    nonHoverMedia: header,
    hoverMedia: turning,
    position: 1,
  });
  const undo = textAt(await call('DELETE', `/api/projects/${textAt(deleted, 'data', 'id')}`, null), 'undo');
  return {
    cookie,
    undo,
    creations: [
      { path: '/api/projects', key: 'frozen-project', fields: project, id: numberAt(again, 'data', 'id') },
      { path: '/api/stories', key: 'frozen-story', fields: story, id: numberAt(told, 'data', 'id') },
    ],
  };
}

/** Addresses of media in an answer. */
const mediaIn = (text: string): readonly string[] =>
  [...text.matchAll(/"\/?(media\/[\w-]+\.(?:jpe?g|png|webp|mp4|svg))"/g)].map(([, path]) => `/${path ?? ''}`);

/** Reads all that visitors can read, and the files that it names. @param cookie of the administrator, who knows all numbers */
export async function readContent(origin: string, cookie: string): Promise<Pick<Frozen, 'reads' | 'files'>> {
  const reads: Record<string, unknown> = {};
  const read = async (path: string): Promise<unknown> => {
    const answer = await fetch(origin + path);
    if (!answer.ok) throw new Error(`GET ${path}: ${String(answer.status)} ${await answer.text()}`);
    return (reads[path] = await answer.json());
  };
  for (const path of ['category', 'homepage/headervideos', 'homevideos', 'homepagegrid', 'homepagetexts', 'aboutpage'])
    await read(`/api/${path}`);
  const projects = at(await read('/api/projects'), 'data');
  if (!Array.isArray(projects)) throw new Error('No list of projects.');
  for (const one of projects) await read(`/api/project?slug=${textAt(one, 'slug')}`);
  const stories = at(await read('/api/stories'), 'stories');
  if (!Array.isArray(stories)) throw new Error('No list of stories.');
  for (const one of stories) await read(`/api/stories/${textAt(one, 'id')}`);

  const files: Record<string, string> = {};
  for (const path of new Set(mediaIn(JSON.stringify(reads))).keys()) {
    const answer = await fetch(origin + path, { headers: { cookie } });
    if (!answer.ok) throw new Error(`GET ${path}: ${String(answer.status)}`);
    files[path] = createHash('sha256')
      .update(new Uint8Array(await answer.arrayBuffer()))
      .digest('hex');
  }
  return { reads, files };
}
