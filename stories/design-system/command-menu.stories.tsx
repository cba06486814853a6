import { Button } from '@vitrine/design-system/components/button';
import {
  CommandGroup,
  CommandItem,
  CommandLink,
  CommandMenu,
  CommandSearch,
} from '@vitrine/design-system/components/command-menu';
import { PlusIcon } from '@vitrine/design-system/components/icon';
import { useState } from 'react';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Command menu' };

const places = ['All Projects', 'Categories', 'All Media'];

function Search({ onClose }: { readonly onClose: () => void }) {
  const [query, setQuery] = useState('');
  const found = places.filter((place) => place.toLowerCase().includes(query.toLowerCase()));
  return (
    <CommandSearch
      empty="Nothing found"
      label="Search or go to"
      onClose={onClose}
      onQuery={setQuery}
      placeholder="A screen, a project, something to do"
      query={query}
    >
      {found.length === 0 ? null : (
        <CommandGroup heading="Go to">
          {found.map((place) => (
            <CommandLink hint="Projects" icon={<PlusIcon size={18} />} key={place} value={place}>
              <a href="#place" onClick={onClose}>
                {place}
              </a>
            </CommandLink>
          ))}
        </CommandGroup>
      )}
      <CommandGroup heading="Do">
        <CommandItem icon={<PlusIcon size={18} />} onChoose={onClose} value="theme">
          Change to the black theme
        </CommandItem>
      </CommandGroup>
    </CommandSearch>
  );
}

function Menu() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Search or go to…</Button>
      <CommandMenu label="Search or go to" onClose={close} open={isOpen}>
        <Search onClose={close} />
      </CommandMenu>
    </>
  );
}

export const States = createComponentStory({
  name: 'Command menu',

  intent: 'Goes to a place or does something by a few letters of its name.',
  when: 'Once in the dashboard, by Ctrl or ⌘ with K and by a button.',
  whenNot: 'A choice in a form: SelectField. A list that is searched where it is: TextField.',
  accessibility:
    'A dialog with a combobox: arrows, Home and End move, Enter chooses, Escape closes and gives the focus back.',
  states: { Menu: () => <Menu /> },
});
