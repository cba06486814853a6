import { ThemeToggle } from '@vitrine/design-system/components/theme-toggle';
import { useState } from 'react';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Theme toggle' };

function Toggled() {
  const [isBlack, setIsBlack] = useState(false);
  return <ThemeToggle label="Black theme" onToggle={() => setIsBlack(!isBlack)} theme={isBlack ? 'black' : 'white'} />;
}

export const States = createComponentStory({
  name: 'Theme toggle',

  intent: 'The half disc in the bar and the menu.',
  when: 'Where the theme is one control among others.',
  whenNot: 'At the end of a page: ThemeSwitch.',
  accessibility: 'Its name stays, its state changes by aria-pressed (WCAG 4.1.2).',
  states: { Pressable: () => <Toggled /> },
});
