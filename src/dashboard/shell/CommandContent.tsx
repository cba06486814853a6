import { CommandGroup, CommandItem, CommandLink, CommandSearch } from '@vitrine/design-system/components/command-menu';
import { Keyboard, RotateCw, SunMoon } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import type { CommandMenuState } from '../../machines/command-menu/command-menu.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { usePageResource } from '../../machines/page-resource/page-resource.react.tsx';
import { useTheme } from '../../machines/theme/theme.react.tsx';
import { createWordSearch, findPlaces, type Place } from './commands.ts';
import { CommandProjectsMachineContext } from './machines.ts';

const icon = { 'aria-hidden': true, size: 18, strokeWidth: 1.5 } as const;

interface CommandContentProps {
  readonly commands: CommandMenuState;
  /** What the provider offers beyond the specified calls. */
  readonly extensions: readonly string[];
}

/** What the menu finds; the projects are read while it is open. */
export function CommandContent({ commands, extensions }: CommandContentProps) {
  const [changed, setQuery] = useState<string | null>(null);
  const query = changed ?? commands.typed;
  const begin = useEffectEvent(commands.noteShown);
  // The dialog gives its field the focus in the same turn.
  useEffect(() => begin(), []);
  const projects = usePageResource(useProvidedMachine(CommandProjectsMachineContext), 'projects');
  const { theme, toggle } = useTheme();
  const found = findPlaces(query, projects.value ?? [], extensions);
  const matches = createWordSearch(query);
  const acts = [
    {
      value: 'theme',
      label: theme === 'white' ? 'Change to the black theme' : 'Change to the white theme',
      icon: <SunMoon {...icon} />,
      onChoose: () => {
        toggle();
        commands.close();
      },
    },
    { value: 'shortcuts', label: 'Keyboard shortcuts', icon: <Keyboard {...icon} />, onChoose: commands.openShortcuts },
  ].filter(({ label }) => matches(label));

  return (
    <CommandSearch
      empty={projects.state === 'loading' ? 'Searching…' : 'Nothing found'}
      label="Search or go to"
      onClose={commands.close}
      onQuery={setQuery}
      placeholder="A screen, a project, something to do"
      query={query}
    >
      <Places heading="Projects" onChoose={commands.close} places={found.projects} />
      {projects.state === 'failed' && query.trim() !== '' ? (
        <CommandGroup heading="Projects">
          <CommandItem icon={<RotateCw {...icon} />} onChoose={projects.retry} value="retry">
            The projects could not be read. Try again
          </CommandItem>
        </CommandGroup>
      ) : null}
      <Places heading="Create" onChoose={commands.close} places={found.creations} />
      <Places heading="Go to" onChoose={commands.close} places={found.goings} />
      {acts.length === 0 ? null : (
        <CommandGroup heading="Do">
          {acts.map(({ label, ...act }) => (
            <CommandItem {...act} key={act.value}>
              {label}
            </CommandItem>
          ))}
        </CommandGroup>
      )}
    </CommandSearch>
  );
}

interface PlacesProps {
  readonly heading: string;
  readonly places: readonly Place[];
  readonly onChoose: () => void;
}

function Places({ heading, places, onChoose }: PlacesProps) {
  if (places.length === 0) return null;
  return (
    <CommandGroup heading={heading}>
      {places.map(({ label, to, icon: Icon, hint }) => (
        <CommandLink hint={hint} icon={<Icon {...icon} />} key={heading + to} value={`${heading} ${to}`}>
          <Link onClick={onChoose} to={to}>
            {label}
          </Link>
        </CommandLink>
      ))}
    </CommandGroup>
  );
}
