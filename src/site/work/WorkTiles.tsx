import { useState, type ReactNode } from 'react';
import type { CategoryEntry } from '../../domain/categories.ts';
import type { Id, ProjectSummary } from '../../domain/content.ts';
import {
  tileAcrossSlot,
  tileFilmSlot,
  tileSlot,
  wideTileAcrossSlot,
  wideTileFilmSlot,
  wideTileSlot,
} from '../../domain/picture-slots.ts';
import { SaidOnce } from '../shared/FrameDisc.tsx';
import { Island } from '../shared/Island.tsx';
import { useWhole } from '../shared/use-whole.ts';
import { tiles } from './work.css.ts';
import { WorkTile, type Place } from './WorkTile.tsx';

/** Tiles that may be in the first view of a page. */
const IN_FIRST_VIEW = 4;

interface WorkTilesProps {
  readonly projects: readonly ProjectSummary[];
  /** They have the categories' names. */
  readonly entries: readonly CategoryEntry[];
  readonly isList: boolean;
  /** The categories stand beside them. */
  readonly isBeside: boolean;
  /** Stands below all tiles. */
  readonly children: ReactNode;
}

/** A film takes two thirds of its row beside a picture; an odd last one has its row to itself. */
function placeOf(films: readonly boolean[], index: number): Place {
  const beside = index % 2 === 0 ? index + 1 : index - 1;
  if (beside === films.length) return 'across';
  return films[index] === films[beside] ? 'half' : films[index] === true ? 'wide' : 'narrow';
}

/** One page of projects, two per row. */
export function WorkTiles({ projects, entries, isBeside, isList, children }: WorkTilesProps) {
  const isWhole = useWhole();
  const [one, film, odd] = isBeside
    ? [tileSlot, tileFilmSlot, tileAcrossSlot]
    : [wideTileSlot, wideTileFilmSlot, wideTileAcrossSlot];
  const films = projects.map(({ header }) => header?.kind === 'video');
  const [turn, setTurn] = useState<Id | null>(null);
  return (
    <>
      <ul className={tiles} data-moves="">
        {(isWhole ? projects : projects.slice(0, IN_FIRST_VIEW)).map((project, index) => {
          const place = placeOf(films, index);
          return (
            <SaidOnce films={films} index={index} key={project.id}>
              <Island>
                <WorkTile
                  category={entries.find(({ key }) => key === String(project.categoryId))?.name}
                  isFirst={index < 2}
                  isInList={isList}
                  isLater={index >= IN_FIRST_VIEW}
                  isTurn={turn === project.id}
                  onTurn={() => {
                    setTurn(project.id);
                  }}
                  place={place}
                  project={project}
                  slot={place === 'across' ? odd : place === 'wide' ? film : one}
                />
              </Island>
            </SaidOnce>
          );
        })}
      </ul>
      {isWhole ? children : null}
    </>
  );
}
