import { problems, thrown } from '../support/play.ts';
import { done, error } from '../support/reach.ts';
import type { ReachPlans } from '../support/reach.ts';
import { projectOf } from '../support/projects.ts';

const projects = [projectOf(1, 1), projectOf(2, 2)];

/** The events that take every machine of this folder everywhere. */
export const plans: ReachPlans = {
  'project-order': {
    inputs: [{ projects }],
    events: [
      { type: 'project.move', id: 1, position: 2 },
      { type: 'project.move', id: 2, position: 2 },
      { type: 'project.move', id: 2, position: 9 },
      { type: 'project.retry', id: 1 },
      { type: 'project.retry', id: 'nobody' },
      { type: 'project.removed', id: 2 },
      { type: 'list.changed', projects },
      done('moveProject'),
      error('moveProject', thrown(problems.givenUp)),
      error('moveProject', thrown(problems.offline)),
    ],
    stopWhen: ({ waiting }) => Array.isArray(waiting) && waiting.length > 2,
  },
};
