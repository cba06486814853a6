import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { Grid } from '@vitrine/design-system/components/layout';
import type { HomeGridCell } from '../../domain/content.ts';
import { Island } from '../shared/Island.tsx';
import { HomeCell } from './HomeCell.tsx';
import { empty, grid } from './home-grid.css.ts';

/** Six cells: a row of three, one full width, a row of two squares (specification, section 2, "Home"). */
export function HomeGrid({ cells }: { readonly cells: readonly HomeGridCell[] }) {
  return (
    <Grid aria-label="Projects" as="section" className={grid}>
      {cells.length === 0 ? (
        <EmptyState className={empty}>No Grid Data Found</EmptyState>
      ) : (
        cells.map((cell) => (
          <Island key={cell.id}>
            <HomeCell cell={cell} />
          </Island>
        ))
      )}
    </Grid>
  );
}
