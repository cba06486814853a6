import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore, IDBOpenDBRequest } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Loads the store again, as a new page does: it holds its database open for the lifetime of a page. */
async function openPage() {
  vi.resetModules();
  return (await import('../../src/platform/drafts.ts')).drafts;
}

describe('drafts', () => {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
  });

  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('returns what was written, in the next page too, until it is removed', async () => {
    const drafts = await openPage();
    const before = Date.now();
    await drafts.write('story:1', { version: 'v1', value: { title: 'A', tags: new Map([[1, 'x']]) } });
    await drafts.write('story:2', { version: '', value: 'Another' });
    const next = await openPage();
    const found = await next.read('story:1');
    expect(found).toMatchObject({ version: 'v1', value: { title: 'A', tags: new Map([[1, 'x']]) } });
    expect(found?.savedAt).toBeGreaterThanOrEqual(before);
    await next.remove('story:1');
    expect(await next.read('story:1')).toBeNull();
    expect((await next.read('story:2'))?.value).toBe('Another');
  });

  it('holds files wherever they stand, and writes each once', async () => {
    const drafts = await openPage();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put');
    const writes = () => put.mock.calls.filter(([value]) => value instanceof Blob).length;
    const image = new Blob(['pixels'], { type: 'image/png' });
    const film = new Blob(['frames'], { type: 'video/mp4' });
    const value = (title: string) => ({ title, image, frames: [[film], []], slots: new Map([[1, image]]) });
    await drafts.write('project:1', { version: '', value: value('A') });
    await drafts.write('project:1', { version: '', value: value('B') });
    expect(writes()).toBe(2);
    const next = await openPage();
    const found = (await next.read('project:1'))?.value;
    expect(found).toMatchObject({ title: 'B', image: { type: 'image/png' }, frames: [[{ type: 'video/mp4' }], []] });
    await next.write('project:1', { version: '', value: found });
    expect(writes()).toBe(2);
    await next.write('project:1', { version: '', value: { title: 'C', image } });
    expect(await (await openPage()).read('project:1')).toMatchObject({ value: { title: 'C', image: { size: 6 } } });
    put.mockRestore();
  });

  it('writes a file again that another tab has removed', async () => {
    const drafts = await openPage();
    const image = new Blob(['pixels'], { type: 'image/png' });
    await drafts.write('about', { version: '', value: { image } });
    await (await openPage()).remove('about');
    await drafts.write('about', { version: '', value: { image, text: 'and on' } });
    expect((await (await openPage()).read('about'))?.value).toMatchObject({ image: { size: 6 }, text: 'and on' });
  });

  it('takes what is no draft for none', async () => {
    const drafts = await openPage();
    await drafts.write('story:1', { version: 'v', value: 1 });
    const opening = indexedDB.open('vitrine', 1);
    await new Promise((resolve) => {
      opening.onsuccess = resolve;
    });
    const transaction = opening.result.transaction('drafts', 'readwrite');
    transaction.objectStore('drafts').put({ savedAt: 'yesterday' }, 'story:1');
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    expect(await drafts.read('story:1')).toBeNull();
  });

  it('rejects what cannot be cloned, and goes on', async () => {
    const drafts = await openPage();
    await expect(drafts.write('story:1', { version: '', value: () => 1 })).rejects.toThrow();
    await drafts.write('story:1', { version: '', value: 1 });
    expect((await drafts.read('story:1'))?.value).toBe(1);
  });

  it('rejects where the browser has no IndexedDB, or refuses it, and tries again', async () => {
    const found = indexedDB;
    vi.stubGlobal('indexedDB', undefined);
    const drafts = await openPage();
    await expect(drafts.read('story:1')).rejects.toThrow();
    await expect(drafts.write('story:1', { version: '', value: 1 })).rejects.toThrow();
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new DOMException('Site data is off', 'SecurityError');
      },
    });
    await expect(drafts.remove('story:1')).rejects.toThrow('Site data is off');
    vi.stubGlobal('indexedDB', found);
    await drafts.write('story:1', { version: '', value: 1 });
    expect((await drafts.read('story:1'))?.value).toBe(1);
  });

  it('ends a transaction at once, with files too: the page may be gone before its requests are answered', async () => {
    const drafts = await openPage();
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
    const image = new Blob(['pixels']);
    await drafts.write('about', { version: '', value: { image } });
    expect(commit).toHaveBeenCalledOnce();
    commit.mockRestore();
  });

  it('keeps what is typed where a transaction counts as complete although its files were refused', async () => {
    const drafts = await openPage();
    const real = IDBObjectStore.prototype.put;
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value,
      at,
    ) {
      // As WebKit does in a private window.
      return value instanceof Blob ? real.call(this, 'no file', 'elsewhere') : real.call(this, value, at);
    });
    const image = new Blob(['pixels']);
    expect(await drafts.write('about', { version: '', value: { text: 'typed', image } })).toEqual({ isWhole: false });
    put.mockRestore();
    const found = await (await openPage()).read('about');
    expect(found).toMatchObject({ value: { text: 'typed', image: null }, isWhole: false });
  });

  it('keeps what is typed where the browser refuses files, and says so', async () => {
    const drafts = await openPage();
    const real = IDBObjectStore.prototype.put;
    let tries = 0;
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value,
      at,
    ) {
      // As WebKit does in a private window: the request fails, and with it the transaction.
      if (!(value instanceof Blob)) return real.call(this, value, at);
      tries += 1;
      real.call(this, 'in the way', 'taken');
      return this.add('in the way', 'taken');
    });
    const image = new Blob(['pixels']);
    expect(await drafts.write('about', { version: '', value: { text: 'typed', image } })).toEqual({ isWhole: false });
    expect(await drafts.write('about', { version: '', value: { text: 'typed on', image } })).toEqual({
      isWhole: false,
    });
    expect(tries, 'not with every key').toBe(1);
    const found = await (await openPage()).read('about');
    expect(found).toMatchObject({ value: { text: 'typed on', image: null }, isWhole: false });
    put.mockRestore();
    expect(await drafts.write('about', { version: '', value: { text: 'typed' } })).toEqual({ isWhole: true });
  });

  it('rejects where the browser never answers', async () => {
    vi.stubGlobal('indexedDB', { open: () => new IDBOpenDBRequest() });
    const drafts = await openPage();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const read = expect(drafts.read('about')).rejects.toThrow('The browser does not answer.');
    await vi.advanceTimersByTimeAsync(3000);
    vi.useRealTimers();
    await read;
  });
});
