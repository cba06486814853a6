import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';

const category = { id: 1, name: 'Print' };
const nineProjects = Array.from({ length: 9 }, (_, index) => ({ id: index, categoryId: 1 }));

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'work-list': {
    inputs: [
      { content: null, address: { category: null, page: 1 } },
      { content: { projects: [], categories: [] }, address: { category: null, page: 1 } },
    ],
    events: [
      { type: 'category.chosen', category: '1' },
      { type: 'page.chosen', page: 1 },
      { type: 'page.chosen', page: 2 },
      { type: 'address.changed', address: { category: null, page: 1 } },
      { type: 'address.changed', address: { category: '1', page: 2 } },
      { type: 'content.changed', content: null },
      { type: 'content.changed', content: { projects: nineProjects, categories: [category] } },
      done('scrollToTop'),
      error('scrollToTop'),
      done('moveTiles'),
      error('moveTiles'),
    ],
  },
};
