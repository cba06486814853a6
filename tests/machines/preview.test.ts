import { SimulatedClock, createActor } from 'xstate';
import { describe, expect, it } from 'vitest';
import type { PreviewContent } from '../../src/domain/preview.ts';
import { storyToPreview } from '../../src/domain/preview.ts';
import { createPreviewActors } from '../../src/machines/preview/preview.actors.ts';
import type { FrameListeners } from '../../src/machines/preview/preview.actors.ts';
import { previewMachine } from '../../src/machines/preview/preview.machine.ts';
import { pageElements } from '../../src/machines/elements.ts';

const story = (title: string) => storyToPreview({ title, author: '', content: '' });

function open() {
  const shown: PreviewContent[] = [];
  const running: FrameListeners[] = [];
  const page = { stopped: 0, closed: 0 };
  const actors = createPreviewActors({
    runFrame: (_frame, listeners) => {
      running.push(listeners);
      return { show: (content) => shown.push(content), stop: () => (page.stopped += 1) };
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(previewMachine.provide({ actors }), { clock });
  actor.on('preview.closed', () => (page.closed += 1));
  actor.start();
  const element = {};
  const attach = () => actor.send({ type: 'element.attached', element: pageElements.numberOf(element) });
  return { actor, attach, clock, element, page, running, shown };
}

describe('preview', () => {
  it('shows the last content once the frame is ready, and every later one', () => {
    const { actor, attach, running, shown } = open();
    actor.send({ type: 'preview.open', content: story('One') });
    attach();
    actor.send({ type: 'content.changed', content: story('Two') });
    expect(shown).toEqual([]);
    running[0]?.onReady();
    actor.send({ type: 'content.changed', content: story('Three') });
    expect(shown).toEqual([story('Two'), story('Three')]);
  });

  it('shows it again when the page within starts again', () => {
    const { actor, attach, running, shown } = open();
    actor.send({ type: 'preview.open', content: story('One') });
    attach();
    running[0]?.onReady();
    running[0]?.onReady();
    expect(shown).toEqual([story('One'), story('One')]);
  });

  it('closes by Escape in the frame, stops it and forgets what it showed', () => {
    const { actor, attach, page, running } = open();
    actor.send({ type: 'preview.open', content: story('One') });
    attach();
    running[0]?.onLeft();
    expect([actor.getSnapshot().value, actor.getSnapshot().context.content, page]).toEqual([
      'closed',
      null,
      { stopped: 1, closed: 1 },
    ]);
  });

  it('gives a silent frame up after 15 s, and tries another', () => {
    const { actor, attach, clock, page, running, shown } = open();
    actor.send({ type: 'preview.open', content: story('One') });
    attach();
    clock.increment(15_000);
    expect(actor.getSnapshot().matches({ open: { framed: 'failed' } })).toBe(true);
    actor.send({ type: 'preview.retry' });
    expect(actor.getSnapshot().context.failures).toBe(1);
    actor.send({ type: 'element.detached' });
    attach();
    running[1]?.onReady();
    expect([page.stopped, shown]).toEqual([1, [story('One')]]);
  });

  it('keeps the width for the next time, and the size of the stage', () => {
    const { actor, attach, running } = open();
    actor.send({ type: 'preview.open', content: story('One') });
    attach();
    actor.send({ type: 'view.chosen', view: 'desk' });
    running[0]?.onMeasured({ width: 480, height: 600 });
    actor.send({ type: 'preview.close' });
    actor.send({ type: 'preview.open', content: story('Two') });
    expect(actor.getSnapshot().context).toMatchObject({ view: 'desk', stage: { width: 480, height: 600 } });
  });

  it('runs nothing where the element is gone', () => {
    const { actor, running } = open();
    actor.send({ type: 'preview.open', content: story('One') });
    actor.send({ type: 'element.attached', element: -1 });
    actor.send({ type: 'preview.close' });
    expect(running).toEqual([]);
  });
});
