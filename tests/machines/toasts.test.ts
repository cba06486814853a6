import { SimulatedClock, createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { toastsMachine } from '../../src/machines/toasts/toasts.machine.ts';
import { createRandom, seeds } from './support/random.ts';

/** A clock that knows how many timers run. */
class CountingClock extends SimulatedClock {
  readonly #running = new Set<number>();

  get running(): number {
    return this.#running.size;
  }

  override setTimeout(fn: (...args: unknown[]) => void, timeout: number): number {
    const id = super.setTimeout(() => {
      this.#running.delete(id);
      fn();
    }, timeout);
    this.#running.add(id);
    return id;
  }

  override clearTimeout(id: number): void {
    this.#running.delete(id);
    super.clearTimeout(id);
  }
}

function open() {
  const clock = new CountingClock();
  const actor = createActor(toastsMachine, { clock });
  actor.start();
  const show = (kind: 'success' | 'error', text: string) => actor.send({ type: 'toast.show', message: { kind, text } });
  const texts = () => actor.getSnapshot().context.toasts.map((toast) => toast.text);
  return { actor, clock, show, texts };
}

describe('toasts', () => {
  it('says no more, once the server answers, of what failed for lack of an answer', () => {
    const { actor, show, texts } = open();
    const message = { kind: 'error', text: 'Not saved', isUnanswered: true } as const;
    actor.send({ type: 'toast.show', message });
    actor.send({
      type: 'toast.show',
      message: { ...message, text: 'To be tried again', action: { label: 'Retry', request: { type: 'form.retry' } } },
    });
    show('error', 'Refused');
    actor.send({ type: 'server.answered' });
    expect(texts()).toEqual(['To be tried again', 'Refused']);
  });

  it('says no more of what a form came to, once something is typed or it was sent again', () => {
    const { actor, show, texts } = open();
    const of = (kind: 'success' | 'error', text: string) =>
      actor.send({ type: 'toast.show', message: { kind, text, isOfForm: true } });
    show('error', 'Failed to delete');
    of('error', 'Refused');
    of('error', 'Refused otherwise');
    expect(texts()).toEqual(['Failed to delete', 'Refused otherwise']);
    actor.send({ type: 'form.edited' });
    expect(texts()).toEqual(['Failed to delete']);
    of('success', 'Reset');
    expect(texts()).toEqual(['Reset']);
    actor.send({ type: 'form.edited' });
    expect(texts()).toEqual([]);
  });

  it('lets a success leave after 5 s', () => {
    const { actor, clock, show, texts } = open();
    show('success', 'Saved');
    clock.increment(4_999);
    expect(texts()).toEqual(['Saved']);
    clock.increment(1);
    expect([texts(), actor.getSnapshot().value]).toEqual([[], 'empty']);
  });

  it('gives one with a button time to be reached', () => {
    const { actor, clock, texts } = open();
    const action = { label: 'Undo', request: { type: 'undo.ask', token: 't', what: 'Project' } } as const;
    actor.send({ type: 'toast.show', message: { kind: 'success', text: 'Project deleted successfully!', action } });
    clock.increment(11_999);
    expect(texts()).toEqual(['Project deleted successfully!']);
    clock.increment(1);
    expect(texts()).toEqual([]);
  });

  it('gives one with links time to be reached', () => {
    const { actor, clock, texts } = open();
    const links = [{ label: 'View it', to: '/project/upar' }];
    actor.send({ type: 'toast.show', message: { kind: 'success', text: 'Project created successfully!', links } });
    clock.increment(11_999);
    expect(actor.getSnapshot().context.toasts[0]?.links).toEqual(links);
    clock.increment(1);
    expect(texts()).toEqual([]);
  });

  it('keeps an error until it is dismissed', () => {
    const { actor, clock, show, texts } = open();
    show('error', 'Failed to delete project');
    clock.increment(3_600_000);
    expect(texts()).toEqual(['Failed to delete project']);
    actor.send({ type: 'toast.dismiss', id: 1 });
    expect(texts()).toEqual([]);
  });

  it('says the same once, but for what can be undone or leads to something', () => {
    const { actor, clock, show, texts } = open();
    show('success', 'Category added successfully!');
    clock.increment(4_000);
    show('success', 'Category added successfully!');
    expect(texts()).toEqual(['Category added successfully!']);
    clock.increment(4_999);
    expect(texts()).toEqual(['Category added successfully!']);
    clock.increment(1);
    expect(texts()).toEqual([]);
    const action = { label: 'Undo', request: { type: 'undo.ask', token: 't', what: 'Category' } } as const;
    const links = [{ label: 'View it', to: '/project/upar' }];
    for (const more of [{ action }, { links }]) {
      for (let count = 0; count < 2; count += 1)
        actor.send({ type: 'toast.show', message: { kind: 'success', text: 'Done', ...more } });
    }
    expect(texts()).toEqual(['Done', 'Done', 'Done', 'Done']);
  });

  it('takes an error away with its cause: the same said again, or a success, takes its place', () => {
    const { show, texts } = open();
    show('error', 'The settings could not be saved.');
    show('error', 'The settings could not be saved.');
    expect(texts()).toEqual(['The settings could not be saved.']);
    show('error', 'Failed to delete project');
    expect(texts()).toEqual(['The settings could not be saved.', 'Failed to delete project']);
    show('success', 'Settings saved.');
    expect(texts()).toEqual(['Settings saved.']);
  });

  it('leaves an error that has a way on to whoever offers it', () => {
    const { actor, show, texts } = open();
    const action = { label: 'Retry', request: { type: 'form.retry' } } as const;
    actor.send({ type: 'toast.show', message: { kind: 'error', text: 'Not sent.', action } });
    actor.send({ type: 'toast.show', message: { kind: 'error', text: 'Held.', topic: 'form' } });
    show('success', 'Category added successfully!');
    expect(texts()).toEqual(['Not sent.', 'Held.', 'Category added successfully!']);
  });

  it('says nothing any more of what failed on a screen that was left', () => {
    const { actor, show, texts } = open();
    const undo = { label: 'Retry', request: { type: 'undo.ask', token: 't', what: 'Story' } } as const;
    actor.send({ type: 'toast.show', message: { kind: 'error', text: 'Failed to restore: Story.', action: undo } });
    show('success', 'Saved');
    show('error', 'The redirect could not be added.');
    actor.send({ type: 'toast.show', message: { kind: 'error', text: 'No link was made.', isOnTheWay: true } });
    actor.send({ type: 'screen.left' });
    expect(texts()).toEqual(['Failed to restore: Story.', 'Saved', 'No link was made.']);
    actor.send({ type: 'screen.left' });
    expect(texts()).toEqual(['Failed to restore: Story.', 'Saved']);
  });

  it('gives each toast its own time', () => {
    const { clock, show, texts } = open();
    show('success', 'first');
    clock.increment(3_000);
    show('success', 'second');
    clock.increment(2_000);
    expect(texts()).toEqual(['second']);
    clock.increment(3_000);
    expect(texts()).toEqual([]);
  });

  it('lets none leave while held, nor one that comes then', () => {
    const { actor, clock, show, texts } = open();
    show('success', 'first');
    actor.send({ type: 'toast.hold' });
    show('success', 'second');
    clock.increment(60_000);
    expect(texts()).toEqual(['first', 'second']);
    actor.send({ type: 'toast.release' });
    clock.increment(4_999);
    expect(texts()).toEqual(['first', 'second']);
    clock.increment(1);
    expect(texts()).toEqual([]);
  });

  it('lets toasts be dismissed while held, and begins again after the last', () => {
    const { actor, clock, show, texts } = open();
    show('error', 'first');
    show('success', 'second');
    actor.send({ type: 'toast.hold' });
    actor.send({ type: 'toast.dismiss', id: 1 });
    actor.send({ type: 'toast.dismiss', id: 1 });
    expect([texts(), actor.getSnapshot().value]).toEqual([['second'], 'held']);
    actor.send({ type: 'toast.dismiss', id: 2 });
    expect([texts(), actor.getSnapshot().value]).toEqual([[], 'empty']);
    show('success', 'third');
    clock.increment(5_000);
    expect(texts()).toEqual([]);
  });

  it('counts for a toast that comes after the release', () => {
    const { actor, clock, show, texts } = open();
    actor.send({ type: 'toast.show', message: { kind: 'error', text: 'stays', topic: 'form' } });
    actor.send({ type: 'toast.hold' });
    actor.send({ type: 'toast.release' });
    show('success', 'leaves');
    clock.increment(5_000);
    expect(texts()).toEqual(['stays']);
  });

  it('stops the timer of a toast dismissed by hand', () => {
    const { actor, clock, show } = open();
    show('success', 'first');
    actor.send({ type: 'toast.dismiss', id: 1 });
    expect(clock.running).toBe(0);
    clock.increment(10_000);
    expect(actor.getSnapshot().status).toBe('active');
  });

  it('hands an action on, and says once when its button is pressed', () => {
    const { actor, show, texts } = open();
    const requests: unknown[] = [];
    actor.on('toast.pressed', ({ request }) => requests.push(request));
    const action = { label: 'Retry', request: { type: 'move.retry', id: 7 } } as const;
    actor.send({ type: 'toast.show', message: { kind: 'error', text: 'Failed to update project position', action } });
    expect(actor.getSnapshot().context.toasts[0]?.action).toBe(action);
    show('success', 'other');
    actor.send({ type: 'toast.press', id: 1 });
    actor.send({ type: 'toast.press', id: 1 });
    actor.send({ type: 'toast.press', id: 2 });
    expect([requests, texts()]).toEqual([[action.request], ['other']]);
  });

  it('replaces one by the next of the same topic, and dismisses by topic', () => {
    const { actor, clock, show, texts } = open();
    const about = (topic: string, text: string) =>
      actor.send({ type: 'toast.show', message: { kind: 'error', text, topic } });
    about('form', 'first');
    about('slot', 'other');
    show('success', 'of no topic');
    about('form', 'second');
    expect(texts()).toEqual(['other', 'of no topic', 'second']);
    actor.send({ type: 'topic.dismiss', topic: 'form' });
    actor.send({ type: 'topic.dismiss', topic: 'unknown' });
    expect([texts(), clock.running]).toEqual([['other', 'of no topic'], 1]);
    actor.send({ type: 'topic.dismiss', topic: 'slot' });
    clock.increment(5_000);
    expect(actor.getSnapshot().value).toBe('empty');
  });

  it.each(seeds)('has a timer for each success that is not held, and none besides (seed %i)', (seed) => {
    const random = createRandom(seed);
    const { actor, clock, show } = open();
    for (let step = 0; step < 300; step += 1) {
      random.pick([
        () => show(random.pick(['success', 'error'] as const), String(step)),
        () => actor.send({ type: 'toast.dismiss', id: random.below(step + 2) }),
        () => actor.send({ type: 'toast.hold' }),
        () => actor.send({ type: 'toast.release' }),
        () => clock.increment(random.below(4_000)),
      ])();
      const { context, value } = actor.getSnapshot();
      const leaving = value === 'held' ? [] : context.toasts.filter(({ kind }) => kind === 'success');
      expect(clock.running).toBe(leaving.length);
      expect(value === 'empty').toBe(context.toasts.length === 0);
    }
  });
});
