import { wordsOfValue } from '../chart/Chart.tsx';
import { actorButton, actorName, actors as list, actorState } from './inspector.css.ts';
import type { LiveActor } from './recorder.ts';

interface ActorsProps {
  readonly actors: readonly LiveActor[];
  readonly chosen: string | null;
  readonly onChoose: (key: string) => void;
}

/** The running machines with their states; children are indented. */
export function Actors({ actors, chosen, onChoose }: ActorsProps) {
  return (
    <ul aria-label="Live machines" className={list}>
      {actors.map(({ depth, key, name, snapshot }) => (
        <li key={key}>
          <button
            aria-current={key === chosen ? 'true' : undefined}
            className={actorButton}
            onClick={() => onChoose(key)}
            type="button"
          >
            <span className={actorName}>{depth === 0 ? name : `${'– '.repeat(depth)}${name}`}</span>
            <span className={actorState}>{wordsOfValue(snapshot)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
