import { createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { workView } from '../../src/domain/categories.ts';
import type { WorkAddress, WorkContent } from '../../src/domain/categories.ts';
import type { ProjectSummary } from '../../src/domain/content.ts';
import { createWorkListActors } from '../../src/machines/work-list/work-list.actors.ts';
import { workListMachine } from '../../src/machines/work-list/work-list.machine.ts';
import { settle } from './support/play.ts';
import { createRandom, seeds } from './support/random.ts';

function contentOf(count: number): WorkContent {
  const projects = Array.from({ length: count }, (_, index): ProjectSummary => ({
    id: index,
    title: '',
    slug: '',
    header: null,
    categoryId: index % 2,
    clientName: '',
    year: '',
    theme: null,
    position: index,
  }));
  return {
    projects,
    categories: [
      { id: 0, name: 'Even' },
      { id: 1, name: 'Odd' },
    ],
  };
}

const start: WorkAddress = { category: null, page: 1 };

function open(content: WorkContent | null, address = start, isStuck = false) {
  const browser = { scrolls: 0, moves: 0 };
  const scrollToTop = () => {
    browser.scrolls += 1;
    if (isStuck) throw new Error('no window');
  };
  const moveTiles = (change: () => void) => {
    browser.moves += 1;
    change();
  };
  const machine = workListMachine.provide({ actors: createWorkListActors({ scrollToTop, moveTiles }) });
  const actor = createActor(machine, { input: { content, address } });
  actor.start();
  return { actor, browser, address: () => actor.getSnapshot().context.address };
}

describe('work list', () => {
  it('shows at once what came with the HTML', () => {
    expect(open(contentOf(3)).actor.getSnapshot().value).toBe('listing');
    expect(open(contentOf(0)).actor.getSnapshot().value).toBe('empty');
  });

  it('waits for its content, keeping what the address asks for', () => {
    const { actor, address } = open(null, { category: '1', page: 2 });
    expect(actor.getSnapshot().value).toBe('waiting');
    actor.send({ type: 'content.changed', content: contentOf(40) });
    expect(actor.getSnapshot().value).toBe('listing');
    expect(address()).toEqual({ category: '1', page: 2 });
  });

  it('begins a category at page 1, at the top', async () => {
    const { actor, address, browser } = open(contentOf(40), { category: null, page: 3 });
    actor.send({ type: 'category.chosen', category: '1' });
    expect(address()).toEqual({ category: '1', page: 1 });
    expect(browser).toEqual({ scrolls: 1, moves: 1 });
    await settle();
    expect(actor.getSnapshot().value).toBe('listing');
  });

  it('scrolls up when the category is chosen that is shown already', () => {
    const { actor, browser } = open(contentOf(40));
    actor.send({ type: 'category.chosen', category: null });
    expect(browser.scrolls).toBe(1);
  });

  it('turns a page within its category, at the top, and the same page not at all', () => {
    const { actor, address, browser } = open(contentOf(40), { category: '1', page: 1 });
    actor.send({ type: 'page.chosen', page: 2 });
    expect([address(), browser]).toEqual([
      { category: '1', page: 2 },
      { scrolls: 1, moves: 0 },
    ]);
    actor.send({ type: 'page.chosen', page: 2 });
    expect(browser.scrolls).toBe(1);
  });

  it('follows the address without scrolling: Back has its own place', () => {
    const { actor, address, browser } = open(contentOf(40));
    actor.send({ type: 'page.chosen', page: 2 });
    actor.send({ type: 'address.changed', address: start });
    expect([address(), browser.scrolls]).toEqual([start, 1]);
  });

  it('shows another choice while the page still scrolls, and where it cannot scroll', async () => {
    const { actor, address } = open(contentOf(40), start, true);
    actor.send({ type: 'page.chosen', page: 2 });
    actor.send({ type: 'category.chosen', category: '0' });
    await settle();
    expect(address()).toEqual({ category: '0', page: 1 });
    expect(actor.getSnapshot().value).toBe('listing');
  });

  it('waits again when its content goes', () => {
    const { actor } = open(contentOf(40));
    actor.send({ type: 'content.changed', content: null });
    expect(actor.getSnapshot().value).toBe('waiting');
  });

  it.each(seeds)('always shows a page that exists (seed %i)', async (seed) => {
    const random = createRandom(seed);
    const { actor } = open(null);
    for (let step = 0; step < 300; step += 1) {
      const page = random.below(9);
      const category = random.pick([null, '0', '1', 'gone']);
      random.pick([
        () => actor.send({ type: 'category.chosen', category }),
        () => actor.send({ type: 'page.chosen', page }),
        () => actor.send({ type: 'address.changed', address: { category, page } }),
        () => actor.send({ type: 'content.changed', content: contentOf(random.below(60)) }),
      ])();
      if (random.below(4) === 0) await settle();
      const { content, address } = actor.getSnapshot().context;
      if (content === null) continue;
      const view = workView(content, address);
      expect(view.page).toBeGreaterThanOrEqual(1);
      expect(view.page).toBeLessThanOrEqual(view.pages);
      expect((view.projects?.length ?? 0) > 0).toBe(view.total > 0);
    }
  });
});
