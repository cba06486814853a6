import type { ReactNode } from 'react';
import { cx } from '../../utilities/cx';
import { fill as fillClass, state as stateClass, strong } from './drop-zone.css';

type DropZoneProps = {
  state?: keyof typeof stateClass;
  /** 'Choose file' */
  title?: ReactNode;
  /** The advised size, or why a file was rejected. */
  children?: ReactNode;
  /** Covers the nearest positioned ancestor, and lets the pointer through. */
  fill?: boolean;
};

/** Looks of an empty slot. A view only: the caller's label around it holds the file input and takes the drop. */
export function DropZone({ state = 'empty', title, children, fill = false }: DropZoneProps) {
  return (
    <span className={cx(stateClass[state], fill && fillClass)}>
      <span>
        {title === undefined ? null : <b className={strong}>{title}</b>}
        {children}
      </span>
    </span>
  );
}
