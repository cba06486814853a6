import { useState, type ReactNode } from 'react';
import type { Id, ProjectSummary } from '../../domain/content.ts';
import type { Slot } from '../../domain/picture-slots.ts';
import { Island } from '../shared/Island.tsx';
import { useWhole } from '../shared/use-whole.ts';
import { tiles } from './work.css.ts';
import { WorkTile } from './WorkTile.tsx';

/** Tiles that may be in the first view of a page. */
const IN_FIRST_VIEW = 4;

interface WorkTilesProps {
  readonly projects: readonly ProjectSummary[];
  readonly slot: Slot;
  /** Stands below all tiles. */
  readonly children: ReactNode;
}

/** One page of projects, two per row. */
export function WorkTiles({ projects, slot, children }: WorkTilesProps) {
  const isWhole = useWhole();
  const [turn, setTurn] = useState<Id | null>(null);
  return (
    <>
      <ul className={tiles} data-moves="">
        {(isWhole ? projects : projects.slice(0, IN_FIRST_VIEW)).map((project, index) => (
          <Island key={project.id}>
            <WorkTile
              isFirst={index < 2}
              isLater={index >= IN_FIRST_VIEW}
              isTurn={turn === project.id}
              onTurn={() => {
                setTurn(project.id);
              }}
              project={project}
              slot={slot}
            />
          </Island>
        ))}
      </ul>
      {isWhole ? children : null}
    </>
  );
}
