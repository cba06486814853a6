import type { ComponentPropsWithRef, ReactNode } from 'react';
import { LinkSlot } from '../../utilities/link-slot';
import type { LinkProps } from '../../utilities/link-slot';
import { cx } from '../../utilities/cx';
import { asWritten } from '../text/as-written';
import { detail as detailClass, name, onPhonesOnly, rowLink } from './row-title.css';
import {
  atEnd,
  cell,
  draggedRow,
  onWideAndPhones,
  onWideOnly,
  row,
  rowActions,
  rowEnd,
  rowTools,
  th,
  wideTools,
} from './table.css';

/** What a cell holds. */
export type CellKind = keyof typeof cell;

type ThProps = {
  /** Right-aligned, over buttons. */
  end?: boolean;
  /** Goes together with the cells below. */
  wideOnly?: boolean;
  /** Empty where the column explains itself; then name it with `VisuallyHidden`. */
  children?: ReactNode;
};

/** Head of a column. */
export function Th({ end = false, wideOnly = false, children }: ThProps) {
  return (
    <th className={cx(th, end && atEnd, wideOnly && onWideOnly)} role="columnheader" scope="col">
      {children}
    </th>
  );
}

type TrProps = Omit<ComponentPropsWithRef<'tr'>, 'className' | 'role'> & {
  /** Leaves an empty place, as what is dragged is drawn elsewhere. */
  dragged?: boolean;
};

/** One row. Accepts what dragging needs: a ref, a style, handlers. */
export function Tr({ dragged = false, ...rest }: TrProps) {
  return <tr {...rest} className={cx(row, dragged && draggedRow)} role="row" />;
}

type TdProps = {
  kind?: CellKind;
  /** Hidden up to 1024 px; `andPhones`: not up to 726 px, where rows have other places. */
  wideOnly?: boolean | 'andPhones';
  children?: ReactNode;
};

/** What is one text, which somebody may have written. */
const written = (children: ReactNode) => (typeof children === 'string' ? asWritten(children) : {});

/** One cell; its kind decides width and grid area. */
export function Td({ kind = 'plain', wideOnly = false, children }: TdProps) {
  return (
    <td
      className={cx(cell[kind], wideOnly === 'andPhones' ? onWideAndPhones : wideOnly && onWideOnly)}
      role="cell"
      {...written(children)}
    >
      {kind === 'actions' ? <div className={rowActions}>{children}</div> : children}
    </td>
  );
}

/** The name of a row as a link. Pressing anywhere in its cell follows it. */
export function RowLink(props: LinkProps) {
  return <LinkSlot {...props} className={rowLink} />;
}

type RowTitleProps = {
  /** A muted second line: client and year. */
  detail?: ReactNode;
  children: ReactNode;
};

/** The name of a row, with a small line below it. */
export function RowTitle({ detail, children }: RowTitleProps) {
  return (
    <>
      <span className={name} {...asWritten(children)}>
        {children}
      </span>
      {detail === undefined ? null : (
        <span className={detailClass} {...written(detail)}>
          {detail}
        </span>
      )}
    </>
  );
}

type RowMenuProps = {
  /** Quiet buttons for what is done most: over the end of the row while it is pointed at or holds the focus. */
  tools: ReactNode;
  /** A `Menu` with all that can be done: where nothing points, it is the only way. */
  children: ReactNode;
};

/** The end of a row whose actions wait until it is pointed at. */
export function RowMenu({ tools, children }: RowMenuProps) {
  return (
    <div className={rowEnd}>
      <div className={rowTools}>{tools}</div>
      {children}
    </div>
  );
}

/** Of a row's tools those that have room only where the columns of facts are: the menu has to have them too. */
export function WideTools({ children }: { children: ReactNode }) {
  return <span className={wideTools}>{children}</span>;
}

/** Said in the row's title where the column for it has no room. */
export function OnPhones({ children }: { children: ReactNode }) {
  return <span className={onPhonesOnly}>{children}</span>;
}
