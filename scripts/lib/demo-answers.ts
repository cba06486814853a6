import { createHash } from 'node:crypto';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { launchProvider } from './launch.ts';
import { inRoot } from './paths.mjs';

/** Where Storybook finds them (stories/shared/contract-answers.ts). */
const file = inRoot('.cache', 'demo-answers.json');
const demo = inRoot('provider', 'demo-content');
const credentials = { ADMIN_USERNAME: 'admin', ADMIN_PASSWORD: 'a password for tests only' };

/** What is in the demo studio; its numbers count from 1. */
const content: { readonly projects: readonly { readonly slug: string }[]; readonly stories: readonly unknown[] } =
  JSON.parse(readFileSync(join(demo, 'content.json'), 'utf8'));
const reads = [
  '/api/homepage/headervideos',
  '/api/homevideos',
  '/api/homepagegrid',
  '/api/homepagetexts',
  '/api/aboutpage',
  '/api/projects',
  '/api/category',
  '/api/stories',
  '/api/undescribed-media',
  // As the dashboard asks for its first page.
  '/api/library?limit=200',
  '/api/closing',
  '/api/looks',
  ...content.stories.map((_story, index) => `/api/stories/${String(index + 1)}`),
  ...content.projects.flatMap(({ slug }, index) => [
    `/api/project?slug=${slug}`,
    `/api/project?id=${String(index + 1)}/edit`,
    `/api/projects/${String(index + 1)}/media`,
  ]),
];

/** What would differ from run to run, and files that are not served here. */
const fixed: Readonly<Record<string, unknown>> = {
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
  widths: [],
  posterWidths: [],
};

/** Which of the demo studio's files each file of the store is: `media/4bd1….jpg` → `media/upar/header.jpg`. */
function findNames(store: string): ReadonlyMap<string, string> {
  const hash = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');
  const files = [
    ...globSync('*/*', { cwd: join(demo, 'posters') }).map(
      (name) => [join(demo, 'posters', name), `posters/${name}`] as const,
    ),
    ...globSync('*/*', { cwd: join(demo, 'media') }).map((name) => [join(demo, 'media', name), name] as const),
  ];
  const byHash = new Map(files.map(([path, name]) => [hash(path), name]));
  return new Map(
    globSync('*.*', { cwd: store }).flatMap((name) => {
      const known = byHash.get(hash(join(store, name)));
      return known === undefined ? [] : [[name, known] as const];
    }),
  );
}

/**
 * Writes down what the reference provider answers for the demo studio, so that the screens in Storybook show a studio's
 * content without a provider. Files are named as in `provider/demo-content`, and have no smaller variants.
 */
export async function recordDemoAnswers(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-'));
  const { origin, stop } = await launchProvider({ DATA_DIR: folder, DEMO_CONTENT: 'on', ...credentials });
  try {
    const login = await fetch(`${origin}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: credentials.ADMIN_USERNAME, password: credentials.ADMIN_PASSWORD }),
    });
    const cookie = login.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const answers = await Promise.all(
      reads.map(async (path) => {
        const answer = await fetch(origin + path, { headers: { cookie } });
        if (!answer.ok) throw new Error(`${path}: ${String(answer.status)}`);
        const read: unknown = await answer.json();
        return [path, read] as const;
      }),
    );
    const names = findNames(join(folder, 'media'));
    const text = JSON.stringify(Object.fromEntries(answers), (key, value: unknown) =>
      key in fixed ? fixed[key] : value,
    ).replaceAll(/media\/([0-9a-f]{24}\.\w+)/g, (found, name: string) => `media/${names.get(name) ?? found}`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } finally {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
