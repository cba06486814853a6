import { expect, onTestFinished, test } from 'vitest';
import { buildApp } from '../../provider/src/app.ts';
import type { Database, Statement } from '../../provider/src/db/database.ts';
import { startProvider } from '../contract/support/provider.ts';

/** The database, and how many statements it has been asked since the last call. */
function counting(db: Database): { readonly db: Database; readonly take: () => number } {
  let asked = 0;
  const counted = (statement: Statement): Statement =>
    new Proxy(statement, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name, target);
        if (typeof member !== 'function') return member;
        return (...values: unknown[]): unknown => {
          asked += 1;
          return Reflect.apply(member, target, values);
        };
      },
    });
  return {
    db: new Proxy(db, {
      get(target, name) {
        if (name === 'prepare') return (sql: string) => counted(target.prepare(sql));
        const member: unknown = Reflect.get(target, name, target);
        return typeof member === 'function'
          ? (...values: unknown[]): unknown => Reflect.apply(member, target, values)
          : member;
      },
    }),
    take() {
      const taken = asked;
      asked = 0;
      return taken;
    },
  };
}

interface Read {
  readonly grids: readonly { readonly frames: readonly unknown[] }[];
  readonly relatedProjects: readonly unknown[];
}

test('a project and a list of projects ask the database as often, however much is in them', async () => {
  const provider = await startProvider({ demoContent: true });
  onTestFinished(() => provider.close());
  const { db, take } = counting(provider.data.db);
  const app = await buildApp({
    db,
    media: provider.data.media,
    clock: provider.now,
    config: { publicOrigin: null, trustProxy: false, allowedOrigins: [], clientDir: null },
  });
  onTestFinished(async () => app.close());
  const read = async <T>(url: string) => {
    await app.inject(url);
    app.responseCache.clear();
    take();
    const { data } = (await app.inject(url)).json<{ data: T }>();
    return { data, asked: take() };
  };
  const list = await read<readonly { readonly slug: string }[]>('/api/projects');
  expect(list.data.length).toBeGreaterThan(10);
  // One of them, after a write, whether the site is closed; one the pictures that answer the pointer.
  expect(list.asked).toBeLessThanOrEqual(6);
  const projects: { readonly data: Read; readonly asked: number }[] = [];
  for (const { slug } of list.data) projects.push(await read<Read>(`/api/project?slug=${slug}`));
  for (const { asked } of projects) expect(asked).toBeLessThanOrEqual(10);
  const frames = projects.map(({ data }) => data.grids.flatMap((grid) => grid.frames).length);
  expect(Math.max(...frames)).toBeGreaterThan(Math.min(...frames) + 3);
  expect(Math.max(...projects.map(({ data }) => data.relatedProjects.length))).toBeGreaterThan(1);
});

test('the picture that answers the pointer is the one of the grids that loses least in a tile', async () => {
  const provider = await startProvider({ demoContent: true });
  onTestFinished(() => provider.close());
  const { data } = (await provider.app.inject('/api/projects')).json<{
    data: readonly { readonly slug: string; readonly second?: { readonly details: unknown } }[];
  }>();
  const second = (slug: string) => data.find((one) => one.slug === slug)?.second?.details;
  expect(second('small-hours'), 'its covers, which come first, are high').toMatchObject({ width: 1920, height: 1080 });
  expect(second('upar'), 'a label comes first').toMatchObject({ width: 1306, height: 1200 });
});

test('the demo says what stays in view of a picture, in both lights', async () => {
  const provider = await startProvider({ demoContent: true });
  onTestFinished(() => provider.close());
  const { data } = (await provider.app.inject('/api/projects')).json<{
    data: readonly { readonly slug: string; readonly details: unknown }[];
  }>();
  const focus = { x: 0.28, y: 0.5 };
  expect(data.find(({ slug }) => slug === 'museum-of-salt')?.details).toMatchObject({
    focus,
    dark: { details: { focus } },
  });
});
