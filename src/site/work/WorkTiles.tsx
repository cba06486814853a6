import { useState } from 'react';
import type { Id, ProjectSummary } from '../../domain/content.ts';
import type { Slot } from '../../domain/picture-slots.ts';
import { Island } from '../shared/Island.tsx';
import { useBelow } from '../shared/use-below.ts';
import { tiles } from './work.css.ts';
import { WorkTile } from './WorkTile.tsx';

/** Tiles that may be in the first view of a page. */
const IN_FIRST_VIEW = 4;

interface WorkTilesProps {
  readonly projects: readonly ProjectSummary[];
  readonly slot: Slot;
}

/** One page of projects, two per row. */
export function WorkTiles({ projects, slot }: WorkTilesProps) {
  const isBelow = useBelow();
  const [turn, setTurn] = useState<Id | null>(null);
  return (
    <ul className={tiles} data-moves="">
      {(isBelow ? projects : projects.slice(0, IN_FIRST_VIEW)).map((project, index) => (
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
  );
}
