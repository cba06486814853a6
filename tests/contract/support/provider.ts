import { rmSync } from 'node:fs';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { buildApp } from '../../../provider/src/app.ts';
import type { AppConfig } from '../../../provider/src/app.ts';
import type { Bucket } from '../../../provider/src/media/bucket.ts';
import { openDataFolder } from '../../../provider/src/start/data-folder.ts';
import type { DataFolder } from '../../../provider/src/start/data-folder.ts';
import { completeFirstStart } from '../../../provider/src/start/first-start.ts';
import { createTestDatabase } from './postgres.ts';

export const username = 'admin';
export const password = 'correct horse battery staple';

/** A provider on a data folder of its own that has not begun to listen. */
export interface TestProvider {
  readonly app: FastifyInstance;
  readonly data: DataFolder;
  readonly folder: string;
  /** Of its PostgreSQL database; `null` where it has a file. */
  readonly databaseUrl: string | null;
  /** The provider's clock, which stands still. */
  now(): number;
  /** Moves it forward. */
  advance(milliseconds: number): void;
  close(): Promise<void>;
}

const firstStarts = new Map<boolean, Promise<string>>();

/** A data folder after its first start, to be copied: migrations, a password's hash and the demo's pictures take most of a test's time. */
function firstStart(demoContent: boolean): Promise<string> {
  const made = firstStarts.get(demoContent) ?? makeFirstStart(demoContent);
  firstStarts.set(demoContent, made);
  return made;
}

async function makeFirstStart(demoContent: boolean): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-first-start-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const data = await openDataFolder(folder);
  await completeFirstStart(data, { adminUsername: username, adminPassword: password, demoContent }, Date.now);
  await data.close();
  return folder;
}

/** Makes a folder a data folder after its first start, with an administrator and the demo content or without it. */
export async function copyFirstStart(folder: string, demoContent: boolean): Promise<void> {
  await cp(await firstStart(demoContent), folder, { recursive: true });
}

/** Builds a provider with an administrator and nothing else, or with the demo content. */
export async function startProvider(
  options: Partial<AppConfig> & { demoContent?: boolean; bucket?: Bucket } = {},
): Promise<TestProvider> {
  const { demoContent = false, bucket = null, ...config } = options;
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-test-'));
  const database = await createTestDatabase();
  if (database === null && bucket === null) await copyFirstStart(folder, demoContent);
  const data = await openDataFolder(folder, database?.url ?? null, bucket);
  let now = Date.now();
  const clock = (): number => now;
  await completeFirstStart(data, { adminUsername: username, adminPassword: password, demoContent }, clock);
  const app = await buildApp({
    db: data.db,
    media: data.media,
    clock,
    config: {
      publicOrigin: null,
      trustProxy: false,
      allowedOrigins: [],
      clientDir: null,
      // On a loaded machine a test gets the picture that it asks for, too.
      pictureWait: 60_000,
      encryption: data.encryption,
      ...config,
    },
  });
  return {
    app,
    data,
    folder,
    databaseUrl: database?.url ?? null,
    now: clock,
    advance: (milliseconds) => {
      now += milliseconds;
    },
    async close() {
      await app.close();
      await data.close();
      await database?.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Logs in and returns the cookie header's value, and the token. */
export async function logIn(app: FastifyInstance, secret = password): Promise<{ cookie: string; token: string }> {
  const answer = await app.inject({ method: 'POST', url: '/api/login', payload: { username, password: secret } });
  if (answer.statusCode !== 200) throw new Error(`Login failed: ${answer.body}`);
  const [cookie] = answer.cookies;
  return { cookie: `${cookie?.name}=${cookie?.value}`, token: answer.json<{ token: string }>().token };
}

/** A form's content type and bytes, as a browser would send them. */
export async function encode(form: FormData): Promise<{ headers: { 'content-type': string }; payload: Buffer }> {
  const response = new Response(form);
  return {
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
    payload: Buffer.from(await response.arrayBuffer()),
  };
}

/** A form from its fields; lists and objects become JSON text. */
export function formOf(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof File) form.append(name, value);
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

const jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#336699' } })
  .jpeg()
  .toBuffer();
const demo = new URL('../../../provider/demo-content/', import.meta.url);
const mp4 = await readFile(new URL('media/nadi/teental-cycle.mp4', demo));
const smallMp4 = await readFile(new URL('renditions/nadi/teental-cycle.mp4', demo));

/** A small picture of 60 × 40 pixels. */
export const picture = (name = 'picture.jpg'): File => new File([new Uint8Array(jpeg)], name, { type: 'image/jpeg' });
/** A film of 1920 × 1080 pixels and 8 seconds. */
export const film = (name = 'film.mp4'): File => new File([new Uint8Array(mp4)], name, { type: 'video/mp4' });
/** The same film at 1280 × 720 pixels. */
export const smallFilm = (): File => new File([new Uint8Array(smallMp4)], 'small.mp4', { type: 'video/mp4' });
export const svg = (): File =>
  new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg', { type: 'image/svg+xml' });
