import { problems, thrown } from '../support/play.ts';
import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';

const frame = (id: number, kind: 'image' | 'video') => ({ id, path: `media/${String(id)}`, media: { kind } });
const slot = { position: 1, mediaId: null, projectId: null, id: 5 };
const parts = ['before', 'after', 'film'];
const toggles = [frame(1, 'image'), frame(2, 'video')].flatMap((one) =>
  parts.map((part) => ({ type: 'media.toggle', part, frame: one })),
);

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'media-picker': {
    inputs: [
      { slot: null, projectId: 5 },
      { slot: { ...slot, selectedField: 'homepagegrid' }, projectId: 5 },
      { slot: { ...slot, selectedField: 'headervideo' }, projectId: 5 },
    ],
    events: [
      ...toggles,
      { type: 'picker.submit' },
      { type: 'slot.choose', slot: { ...slot, selectedField: 'headervideo' }, kept: null },
      { type: 'slot.choose', slot: { ...slot, selectedField: 'homepagegrid' }, kept: frame(3, 'image') },
      { type: 'slot.cancel' },
      done('sendMedia'),
      error('sendMedia', thrown(problems.givenUp)),
      error('sendMedia', thrown(problems.offline)),
    ],
  },
};
