import { Skeleton } from '@vitrine/design-system/components/skeleton';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Skeleton' };

export const States = createComponentStory({
  name: 'Skeleton',

  intent: 'The still outline of something on its way.',
  when: 'The shape of what comes is known.',
  whenNot: 'Unknown shape: Spinner.',
  accessibility: 'Hidden from those who listen; say Loading once for the whole list.',
  states: { 'By ratio': () => <Skeleton ratio="3/2" />, 'By measure': () => <Skeleton height="20px" width="200px" /> },
});
