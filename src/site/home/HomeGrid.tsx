import { Column, Grid } from '@vitrine/design-system/components/layout';
import type { HomeGridCell } from '../../domain/content.ts';
import { placeOf } from '../../domain/home-cells.ts';
import { SaidOnce } from '../shared/FrameDisc.tsx';
import { Island } from '../shared/Island.tsx';
import { NothingHere } from '../shared/NothingHere.tsx';
import { HomeCell, hasFilm } from './HomeCell.tsx';
import { cells as cellsClass } from './home-grid.css.ts';
import { useSay } from '../../machines/site-context.ts';

/** Six cells: a row of three, one full width, a row of two squares (specification, section 2, "Home"). Empty ones close up. */
export function HomeGrid({ cells }: { readonly cells: readonly HomeGridCell[] }) {
  const say = useSay();
  const moving = cells.map(hasFilm);
  const filled = cells.map(({ position }) => position);
  return (
    <Grid
      aria-label={say('Projects')}
      as="section"
      className={cellsClass}
      data-later=""
      mobileRowGap={6}
      rowGap="homeGrid"
    >
      {cells.length === 0 ? (
        <Column wide={[4, 12]}>
          <NothingHere text="No Grid Data Found" />
        </Column>
      ) : (
        cells.map((cell, index) => (
          <SaidOnce films={moving} index={index} key={cell.id}>
            <Island>
              <HomeCell cell={cell} place={placeOf(cell.position, filled)} />
            </Island>
          </SaidOnce>
        ))
      )}
    </Grid>
  );
}
