import type { ReactNode } from 'react';
import { Keys } from '../keys';
import { button, keys as keysClass, words } from './search-button.css';

type SearchButtonProps = {
  onClick: () => void;
  /** What it says; it looks like a field. */
  children: string;
  /** The keys that do the same; not shown for touch. */
  keys: string;
  icon: ReactNode;
};

/** Opens the command menu, for those who do not know its keys or have none. */
export function SearchButton({ onClick, children, keys, icon }: SearchButtonProps) {
  return (
    <button aria-haspopup="dialog" className={button} onClick={onClick} type="button">
      {icon}
      <span className={words}>{children}</span>
      <span aria-hidden="true" className={keysClass}>
        <Keys>{keys}</Keys>
      </span>
    </button>
  );
}
