import { ErrorState } from '@vitrine/design-system/components/error-state';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Error state' };

const nothing = () => undefined;

export const States = createComponentStory({
  name: 'Error state',

  intent: 'A read that failed, at the place where its answer would stand.',
  when: 'A page or a part of it could not be read.',
  whenNot: 'A write that failed: a toast, or an error at its field.',
  accessibility: 'role alert, so it is read when it comes (WCAG 4.1.3). Retrying keeps the focus on its button.',
  states: {
    'With a retry': () => <ErrorState onRetry={nothing}>The server could not be reached.</ErrorState>,
    Retrying: () => (
      <ErrorState onRetry={nothing} retrying>
        The server could not be reached.
      </ErrorState>
    ),
    'Nothing to try': () => <ErrorState>This project no longer exists.</ErrorState>,
  },
});
