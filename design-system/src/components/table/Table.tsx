import type { ReactNode } from 'react';
import { cx } from '../../utilities/cx';
import { VisuallyHidden } from '../visually-hidden';
import {
  body,
  head as headClass,
  long as longClass,
  phone as phoneClass,
  rowHeight as rowHeightClass,
  table,
} from './table.css';

type TableProps = {
  /** What the table lists; not seen, the page's title says it. */
  caption: string;
  /** `Th` cells. */
  head: ReactNode;
  /** 72 px for rows with pictures, 64 px for names. */
  rowHeight?: keyof typeof rowHeightClass;
  /** How a row stands on a phone. */
  phone?: keyof typeof phoneClass;
  /** For hundreds of rows, by the cells that they have: what is out of sight is not laid out. */
  long?: keyof typeof longClass;
  /** `Tr` rows. */
  children: ReactNode;
};

/**
 * Lists of the dashboard, drawn by hairlines. On phones rows become grids; the explicit roles keep the table a table
 * for screen readers, since `display` takes the built-in ones away (WCAG 1.3.1).
 */
export function Table({ caption, head, rowHeight = 'regular', phone = 'twoLines', long, children }: TableProps) {
  return (
    <table
      className={cx(table, long !== undefined && longClass[long], rowHeightClass[rowHeight], phoneClass[phone])}
      role="table"
    >
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <thead className={headClass} role="rowgroup">
        <tr role="row">{head}</tr>
      </thead>
      <tbody className={body} role="rowgroup">
        {children}
      </tbody>
    </table>
  );
}
