import { UnderlineField } from '@vitrine/design-system/components/underline-field';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Underline field' };

export const States = createComponentStory({
  name: 'Underline field',

  intent: 'A field of the login page: label, large words, one rule.',
  when: 'Login.',
  whenNot: 'The dashboard: TextField.',
  accessibility: 'As TextField: tied label, described error.',
  states: {
    Rest: () => <UnderlineField label="Username" />,
    'With an error': () => <UnderlineField error="Enter the username" label="User" />,
  },
});
