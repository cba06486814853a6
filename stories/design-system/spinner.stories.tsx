import { Spinner } from '@vitrine/design-system/components/spinner';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Spinner' };

export const States = createComponentStory({
  name: 'Spinner',

  intent: 'Waiting for something of unknown shape.',
  when: 'A page whose content is not known yet.',
  whenNot: 'Known shape: Skeleton. A button at work: its busy state.',
  accessibility: 'role status with words (WCAG 4.1.3); it stands still where motion is reduced.',
  states: { Page: () => <Spinner />, 'With words of its own': () => <Spinner label="Loading page..." /> },
});
