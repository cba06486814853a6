import { Command } from 'cmdk';
import type { KeyboardEvent, ReactNode } from 'react';
import { SmallCrossIcon } from '../icon';
import { IconButton } from '../icon-button';
import { empty as emptyClass, field, head, list } from './command-menu.css';

type CommandSearchProps = {
  /** Name of the field and of the list below it. */
  label: string;
  placeholder: string;
  query: string;
  onQuery: (query: string) => void;
  onClose: () => void;
  /** What is said when nothing is found. */
  empty: string;
  /** `CommandGroup`s with what has been found; what does not match is left out by the caller. */
  children: ReactNode;
};

/** Chooses by a click: links are followed as links, by whoever watches them. */
function chooseByEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  const chosen = event.currentTarget.querySelector('[cmdk-item][aria-selected="true"]');
  if (!(chosen instanceof HTMLElement)) return;
  event.preventDefault();
  chosen.click();
}

/** The field, and the list of what is found: a combobox, moved through by arrows, Home and End. */
export function CommandSearch({ label, placeholder, query, onQuery, onClose, empty, children }: CommandSearchProps) {
  return (
    <Command
      label={label}
      loop
      onKeyDown={chooseByEnter}
      shouldFilter={false}
      // Ctrl with K closes the menu.
      vimBindings={false}
    >
      <div className={head}>
        <Command.Input className={field} onValueChange={onQuery} placeholder={placeholder} value={query} />
        <IconButton
          label="Close"
          onClick={onClose}
          onKeyDown={(event) => {
            // Enter presses this button, not what is chosen in the list.
            event.stopPropagation();
          }}
        >
          <SmallCrossIcon />
        </IconButton>
      </div>
      <Command.List className={list} label={label}>
        <Command.Empty className={emptyClass}>{empty}</Command.Empty>
        {children}
      </Command.List>
    </Command>
  );
}
