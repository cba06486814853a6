import { storyToPreview } from '../../../src/domain/preview.ts';
import type { ReachPlans } from '../support/reach.ts';

const content = storyToPreview({ title: 'Rain', author: 'Mira', content: 'It rained.' });

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  preview: {
    events: [
      { type: 'preview.open', content },
      { type: 'preview.close' },
      { type: 'preview.retry' },
      { type: 'view.chosen', view: 'desk' },
      { type: 'content.changed', content },
      { type: 'frame.ready' },
      { type: 'stage.measured', size: { width: 400, height: 700 } },
      { type: 'element.attached', element: 1 },
      { type: 'element.detached' },
    ],
    identify: ({ content: held, frame, view }) => [held, frame, view],
  },
};
