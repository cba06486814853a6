import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** A page of its own: the store keeps its database open as long as the page lives. */
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

  it('gives back what was kept, in the next page too, until it is removed', async () => {
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

  it('holds what a file holds', async () => {
    const drafts = await openPage();
    await drafts.write('about', { version: '', value: { image: new Blob(['pixels'], { type: 'image/png' }) } });
    const found = (await (await openPage()).read('about'))?.value;
    expect(found).toHaveProperty('image.type', 'image/png');
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
