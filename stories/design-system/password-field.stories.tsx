import { PasswordField } from '@vitrine/design-system/components/password-field';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Password field' };

export const States = createComponentStory({
  name: 'Password field',

  intent: 'A password that one may read while typing.',
  when: 'Login and Reset password.',
  whenNot: 'Anything that is no secret: TextField.',
  accessibility:
    'The eye is a toggle button with a name; pasting is allowed (WCAG 3.3.8), the caret stays where it was.',
  states: {
    Box: () => <PasswordField autoComplete="off" label="Old password" />,
    Underline: () => <PasswordField autoComplete="off" label="Password" look="underline" />,
    'With an error': () => <PasswordField autoComplete="off" error="Enter the new password" label="New password" />,
  },
});
