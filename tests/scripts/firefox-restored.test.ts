import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { COMMIT_PATIENCE, tellRestored, type Message } from '../../scripts/lib/firefox-restored.ts';

const context = 'page';
const started = (url?: string): Message => ({
  method: 'browsingContext.navigationStarted',
  params: url === undefined ? { context } : { context, url },
});
const realm: Message = { method: 'script.realmCreated', params: { context, origin: 'http://127.0.0.1' } };
const committed: Message = { method: 'browsingContext.navigationCommitted', params: { context } };

describe('the end of a navigation is told', () => {
  let told: object[] = [];
  let hear: (message: Message) => void;

  beforeEach(() => {
    vi.useFakeTimers();
    told = [];
    hear = tellRestored((message) => told.push(message));
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('of a page out of the back/forward cache, of which Firefox tells none', () => {
    for (const message of [started('http://127.0.0.1/work'), realm]) hear(message);
    vi.advanceTimersByTime(COMMIT_PATIENCE);
    const params = { context, url: 'http://127.0.0.1/work' };
    expect(told).toEqual(
      ['navigationCommitted', 'domContentLoaded', 'load'].map((name) => ({
        type: 'event',
        method: `browsingContext.${name}`,
        params,
      })),
    );
  });

  it('not of a page that Firefox tells of', () => {
    for (const message of [started('http://127.0.0.1/work'), realm, committed]) hear(message);
    vi.advanceTimersByTime(COMMIT_PATIENCE);
    expect(told).toEqual([]);
  });

  it('not where a question before leaving began it: Firefox says no address then, and tells the end late', () => {
    for (const message of [started('http://127.0.0.1/work'), started(), realm]) hear(message);
    vi.advanceTimersByTime(COMMIT_PATIENCE);
    expect(told).toEqual([]);
  });
});
