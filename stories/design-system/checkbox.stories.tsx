import { Checkbox } from '@vitrine/design-system/components/checkbox';
import { useState } from 'react';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Checkbox' };

const nothing = () => undefined;

function Toggled({ initially }: { readonly initially: boolean }) {
  const [checked, setChecked] = useState(initially);
  return (
    <Checkbox checked={checked} onCheckedChange={setChecked}>
      Before hover
    </Checkbox>
  );
}

export const States = createComponentStory({
  name: 'Checkbox',

  intent: 'Yes or no, taking effect when the form is sent or the choice is read.',
  when: 'A choice that stands for itself, or several that do not exclude each other.',
  whenNot: 'Something that happens at once: a Button or a toggle.',
  accessibility: 'The whole row is the target. Space toggles.',
  states: {
    'Not checked': () => <Toggled initially={false} />,
    Checked: () => <Toggled initially />,
    Disabled: () => (
      <Checkbox checked={false} disabled onCheckedChange={nothing}>
        After hover
      </Checkbox>
    ),
  },
});
