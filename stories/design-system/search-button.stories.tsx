import { PlusIcon } from '@vitrine/design-system/components/icon';
import { SearchButton } from '@vitrine/design-system/components/search-button';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Search button' };

export const States = createComponentStory({
  name: 'Search button',

  intent: 'Opens the command menu, for those who do not know its keys or have none.',
  when: 'Once, in what surrounds every screen.',
  whenNot: 'A list that is searched where it is: TextField.',
  accessibility: 'A button that says that it opens a dialog; the keys are for the eye alone.',
  states: {
    Button: () => (
      <SearchButton icon={<PlusIcon size={18} />} keys="Ctrl K" onClick={() => undefined}>
        Search or go to…
      </SearchButton>
    ),
  },
});
