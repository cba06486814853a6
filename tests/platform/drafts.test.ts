import 'fake-indexeddb/auto';
import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
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
});
