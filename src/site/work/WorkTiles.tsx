import { useState } from 'react';
import type { Id, ProjectSummary } from '../../domain/content.ts';
import type { Slot } from '../../domain/picture-slots.ts';
import { Island } from '../shared/Island.tsx';
import { tiles } from './work.css.ts';
import { WorkTile } from './WorkTile.tsx';

interface WorkTilesProps {
  readonly projects: readonly ProjectSummary[];
  readonly slot: Slot;
}

/** One page of projects, two per row. */
export function WorkTiles({ projects, slot }: WorkTilesProps) {
  const [turn, setTurn] = useState<Id | null>(null);
  return (
    <ul className={tiles} data-moves="">
      {projects.map((project, index) => (
        <Island key={project.id}>
          <WorkTile
            isFirst={index < 2}
            isLater={index >= 4}
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
