import type { ReactNode } from 'react';
import { LinkSlot } from '../../utilities/link-slot';
import type { LinkProps } from '../../utilities/link-slot';
import { count as countClass, row, rows } from './index-rows.css';

type IndexRowsProps = {
  /** `IndexRow`s. */
  children: ReactNode;
};

/** The table of contents on the dashboard's first page. */
export function IndexRows({ children }: IndexRowsProps) {
  return <ul className={rows}>{children}</ul>;
}

type IndexRowProps = LinkProps & {
  /** How much there is: "12", "11 of 12 slots". */
  count?: ReactNode;
};

/** One line of it: a page and the number of its records. */
export function IndexRow({ count, ...props }: IndexRowProps) {
  return (
    <li>
      <LinkSlot
        {...props}
        className={row}
        wrap={(children) => (
          <>
            <span>{children}</span>
            {count === undefined ? null : <span className={countClass}>{count}</span>}
          </>
        )}
      />
    </li>
  );
}
