import { storyToPreview } from '../../../src/domain/preview.ts';
import type { ReachPlans } from '../support/reach.ts';

const content = storyToPreview({ title: 'Rain', author: 'Mira', content: 'It rained.' });

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'preview-page': { events: [{ type: 'content.came', content }, { type: 'form.missing' }] },
};
