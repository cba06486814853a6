import { ThemeSwitch } from '@vitrine/design-system/components/theme-switch';
import { useState } from 'react';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Theme switch' };

function Chosen() {
  const [theme, setTheme] = useState<'white' | 'black'>('white');
  return <ThemeSwitch label="Theme" names={{ white: 'White', black: 'Black' }} onChoose={setTheme} theme={theme} />;
}

export const States = createComponentStory({
  name: 'Theme switch',

  isWide: true,
  intent: 'The end of every public page: two halves, one theme each.',
  when: 'Once, in the footer.',
  whenNot: 'In a bar: ThemeToggle.',
  accessibility: 'A radio group: one tab stop, arrows choose.',
  states: { 'White is on': () => <Chosen /> },
});
