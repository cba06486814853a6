import { Command } from 'cmdk';
import { cloneElement, isValidElement } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { group, hint as hintClass, item, words } from './command-menu.css';

type CommandGroupProps = {
  heading: string;
  /** `CommandLink`s and `CommandItem`s. */
  children: ReactNode;
};

/** Entries that belong together; one without entries is left out by the caller. */
export function CommandGroup({ heading, children }: CommandGroupProps) {
  return (
    <Command.Group className={group} heading={heading}>
      {children}
    </Command.Group>
  );
}

type EntryProps = {
  /** Unique in the menu. */
  value: string;
  /** 18 px, stroke 1.5. */
  icon: ReactNode;
  /** What it belongs to, or what the entry is. */
  hint?: string | undefined;
};

function drawEntry({ icon, hint }: Omit<EntryProps, 'value'>, label: ReactNode) {
  return (
    <>
      {icon}
      <span className={words}>{label}</span>
      {hint === undefined ? null : <span className={hintClass}>{hint}</span>}
    </>
  );
}

type CommandItemProps = EntryProps & {
  onChoose: () => void;
  children: string;
};

/** Something to do. */
export function CommandItem({ value, onChoose, children, ...entry }: CommandItemProps) {
  return (
    <Command.Item className={item} onSelect={onChoose} value={value}>
      {drawEntry(entry, children)}
    </Command.Item>
  );
}

type CommandLinkProps = EntryProps & {
  /** The link, such as a router's, with its words. */
  children: ReactElement;
};

/** Somewhere to go: the link itself is the option. */
export function CommandLink({ value, children, ...entry }: CommandLinkProps) {
  if (!isValidElement<{ children?: ReactNode }>(children)) throw new Error('One element is the link.');
  return (
    <Command.Item asChild className={item} value={value}>
      {cloneElement(children, {}, drawEntry(entry, children.props.children))}
    </Command.Item>
  );
}
