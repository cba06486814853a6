import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Callback = (lock: object | null) => Promise<unknown>;
type Options = { readonly ifAvailable?: boolean; readonly signal?: AbortSignal };

/** The locks of one browser: each page has a manager of its own, and lets go of all it holds when it is closed. */
function createLocks() {
  const held = new Map<string, object>();
  return (page: object) => ({
    async request(name: string, { ifAvailable = false, signal }: Options, callback: Callback): Promise<unknown> {
      while (held.has(name)) {
        if (ifAvailable) return callback(null);
        signal?.throwIfAborted();
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      held.set(name, page);
      const done = callback({ name });
      await done;
      if (held.get(name) === page) held.delete(name);
      return done;
    },
    query: async () => ({ held: [...held.keys()].map((name) => ({ name })) }),
    close: () => {
      for (const [name, owner] of held) if (owner === page) held.delete(name);
    },
  });
}

let locksOf: ReturnType<typeof createLocks>;
const never = new AbortController().signal;

/** Opens a page: a tab has its own session storage, which a reload keeps. */
async function openPage({ session = new Map<string, string>(), hasLocks = true } = {}) {
  const locks = locksOf({});
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => session.get(key) ?? null,
      setItem: (key: string, value: string) => session.set(key, value),
    },
  });
  vi.stubGlobal('navigator', hasLocks ? { locks } : {});
  vi.resetModules();
  const { formDrafts } = await import('../../src/platform/form-drafts.ts');
  const { drafts } = await import('../../src/platform/drafts.ts');
  // The modules of an earlier page go on with their own browser objects.
  const { window: ownWindow, navigator: ownNavigator } = globalThis;
  const here = () => {
    vi.stubGlobal('window', ownWindow);
    vi.stubGlobal('navigator', ownNavigator);
  };
  return {
    session,
    close: locks.close,
    drafts,
    open: (fresh: string, form = 'story:new') => {
      here();
      return formDrafts.open(form, fresh, never);
    },
    write: (id: string, value: unknown, form = 'story:new') => formDrafts.write(form, id, { version: '', value }),
    take: (from: string, id: string, value: unknown = null) => {
      here();
      return formDrafts.take('story:new', from, value === null ? null : { version: '', value }, id);
    },
    drop: (id: string) => {
      here();
      return formDrafts.drop('story:new', id);
    },
    formDrafts,
  };
}

/** A tab in which this was typed, and which was closed. */
async function leave(id: string, value: unknown) {
  const page = await openPage();
  await page.open(id);
  // Nothing of an earlier tab is gone on with.
  await page.write(id, value);
  page.close();
}

describe('drafts of forms', () => {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    locksOf = createLocks();
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('two tabs with the same form have a draft each', async () => {
    const one = await openPage();
    expect((await one.open('a')).found).toBeNull();
    await one.write('a', 'of one');
    const two = await openPage();
    expect(await two.open('b')).toEqual({ id: 'b', found: null, others: [] });
    await two.write('b', 'of two');
    expect((await one.drafts.list('story:new')).map(({ id, value }) => [id, value])).toEqual([
      ['a', 'of one'],
      ['b', 'of two'],
    ]);
  });

  it('a reload finds its own, and so does the form when it is opened again in the tab', async () => {
    const before = await openPage();
    await before.open('a');
    await before.write('a', 'typed');
    await leave('z', 'of another');
    const opening = openPage({ session: before.session }).then((page) => page.open('fresh'));
    // The page before is gone only once the next one is coming.
    setTimeout(before.close, 50);
    expect(await opening).toMatchObject({ id: 'a', found: { value: 'typed' }, others: [{ id: 'z' }] });
  });

  it('a tab that was duplicated begins its own', async () => {
    const before = await openPage();
    await before.open('a');
    await before.write('a', 'typed');
    const twin = await openPage({ session: new Map(before.session) });
    expect(await twin.open('b')).toEqual({ id: 'b', found: null, others: [] });
    expect(twin.session.get('draft:story:new')).toBe('b');
  });

  it('the only one that is left is restored at once', async () => {
    await leave('a', 'left');
    expect(await (await openPage()).open('b')).toMatchObject({ id: 'a', found: { value: 'left' }, others: [] });
  });

  it('one of the former release, which had one for each form, is restored, and found by its form', async () => {
    const { drafts } = await openPage();
    await drafts.write('story:new', { version: '', value: 'of the former release' });
    await drafts.write('story:newest', { version: '', value: 'of another form' });
    const page = await openPage();
    expect(await page.open('b')).toMatchObject({ id: '', found: { value: 'of the former release' } });
    await page.write('', 'and on');
    expect((await page.drafts.read('story:new'))?.value).toBe('and on');
  });

  it('several are offered, the latest first, with their files counted', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1000 });
    const file = new Blob(['pixels']);
    const other = await openPage();
    await other.open('first');
    await other.write('first', { title: 'First', files: [file, new Blob(['more'])] });
    vi.setSystemTime(2000);
    const held = await openPage();
    await held.open('second');
    await held.write('second', 'Second');
    other.close();
    held.close();
    const opened = await (await openPage()).open('b');
    vi.useRealTimers();
    expect(opened).toMatchObject({ id: 'b', found: null });
    expect(opened.others.map(({ id, files, savedAt }) => [id, files, savedAt])).toEqual([
      ['second', 0, 2000],
      ['first', 2, 1000],
    ]);
  });

  it('the one that is gone on with is no other tab’s any more; what was typed stays', async () => {
    const { drafts } = await openPage();
    for (const id of ['x', 'y']) await drafts.write(`story:new\u0000${id}`, { version: '', value: id });
    const page = await openPage();
    await page.open('b');
    expect(await page.take('b', 'x', 'typed here')).toMatchObject({
      found: { id: 'x', value: 'x' },
      others: expect.arrayContaining([expect.objectContaining({ id: 'b', value: 'typed here' })]),
    });
    expect(page.session.get('draft:story:new')).toBe('x');
    const second = await openPage();
    expect((await second.open('c')).others.map(({ id }) => id).toSorted()).toEqual(['b', 'y']);
    expect(await second.take('c', 'x')).toMatchObject({ found: null });
    expect(await second.drop('x'), 'it is being written').toBe(false);
    expect(await second.drop('y')).toBe(true);
    expect((await drafts.list('story:new')).map(({ id }) => id).toSorted()).toEqual(['b', 'x']);
  });

  it('one that was discarded is put back with its files and its time', async () => {
    const { drafts, formDrafts } = await openPage();
    await drafts.write('story:new\u0000x', { version: 'v', value: { file: new Blob(['pixels']) } });
    const [draft] = await drafts.list('story:new');
    if (draft === undefined) throw new Error('None found');
    await formDrafts.drop('story:new', 'x');
    expect(await drafts.list('story:new')).toEqual([]);
    await formDrafts.putBack('story:new', draft);
    expect(await drafts.list('story:new')).toMatchObject([{ ...draft, value: { file: { size: 6 } } }]);
  });

  it('one that the form cannot hold stays stored while a new one takes its place', async () => {
    const { drafts } = await openPage();
    await drafts.write('story:new\u0000x', { version: '', value: 'of a newer release', shape: 9 });
    const page = await openPage();
    expect(await page.open('b')).toMatchObject({ id: 'x', found: { shape: 9 } });
    expect((await page.formDrafts.setAside('story:new', 'x', 'b')).map(({ id }) => id)).toEqual(['x']);
    await page.write('b', 'typed');
    expect((await drafts.list('story:new')).map(({ id, shape }) => [id, shape]).toSorted()).toEqual([
      ['b', undefined],
      ['x', 9],
    ]);
    page.formDrafts.close('story:new');
    const second = await openPage();
    expect((await second.open('c')).others.map(({ id }) => id).toSorted()).toEqual(['b', 'x']);
  });

  it('a form that is closed lets another tab go on with its draft', async () => {
    const one = await openPage();
    await one.open('a');
    await one.write('a', 'typed');
    one.formDrafts.close('story:new');
    expect(await (await openPage()).open('b')).toMatchObject({ id: 'a', found: { value: 'typed' } });
  });

  it('without locks a tab restores its own, and asks before it takes any other', async () => {
    const one = await openPage({ hasLocks: false });
    await one.open('a');
    await one.write('a', 'typed');
    const again = await openPage({ hasLocks: false, session: one.session });
    expect(await again.open('c')).toMatchObject({ id: 'a', found: { value: 'typed' } });
    const two = await openPage({ hasLocks: false });
    expect(await two.open('b')).toMatchObject({ id: 'b', found: null, others: [{ id: 'a' }] });
  });
});
