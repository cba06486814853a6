import * as Radix from '@radix-ui/react-dropdown-menu';
import { useState } from 'react';
import type { ReactElement, ReactNode, Ref } from 'react';
import { IconButton } from '../icon-button';
import { MoreIcon } from '../icon';
import { item, menu, separator } from './menu.css';

type MenuProps = {
  /** Name of the button that opens it; in a list it names the row too: "More for Ritu". */
  label: string;
  disabled?: boolean;
  /** Its button ends a row, and its icon is to stand on the row's edge. */
  endsRow?: boolean;
  buttonRef?: Ref<HTMLButtonElement>;
  /** `MenuItem`s, `MenuPage`s and `MenuLine`s. */
  children: ReactNode;
};

/**
 * What is done less often, behind one button. Arrows, letters, Home, End and Escape work as in menus of the system. Until it is opened
 * first it is a button and nothing else: in a list of hundreds each row has one.
 */
export function Menu({ label, disabled, endsRow = false, buttonRef, children }: MenuProps) {
  const [isUsed, setIsUsed] = useState(false);
  const button = { disabled, label, ref: buttonRef, ...(endsRow ? ({ edge: 'end' } as const) : {}) };
  if (!isUsed) {
    return (
      <IconButton {...button} aria-expanded={false} aria-haspopup="menu" onClick={() => setIsUsed(true)}>
        <MoreIcon size={18} />
      </IconButton>
    );
  }
  return (
    <Radix.Root defaultOpen modal={false}>
      <Radix.Trigger asChild>
        <IconButton {...button}>
          <MoreIcon size={18} />
        </IconButton>
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content align="end" className={menu} collisionPadding={8} sideOffset={4}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type MenuItemProps = {
  disabled?: boolean;
  onChoose: () => void;
  children: ReactNode;
};

/** Something to do. */
export function MenuItem({ disabled = false, onChoose, children }: MenuItemProps) {
  return (
    <Radix.Item className={item} disabled={disabled} onSelect={onChoose}>
      {children}
    </Radix.Item>
  );
}

/** Somewhere to go: one link. */
export function MenuPage({ children }: { children: ReactElement }) {
  return (
    <Radix.Item asChild className={item}>
      {children}
    </Radix.Item>
  );
}

/** Parts what belongs together from the rest. */
export function MenuLine() {
  return <Radix.Separator className={separator} />;
}
