import { Button } from '@vitrine/design-system/components/button';
import { SelectField } from '@vitrine/design-system/components/field';
import { Text } from '@vitrine/design-system/components/text';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Actors } from './Actors.tsx';
import * as css from './inspector.css.ts';
import { Machine } from './Machine.tsx';
import type { Recorder } from './recorder.ts';

interface InspectorProps {
  readonly recorder: Recorder;
  readonly onClose: () => void;
}

const docks = ['bottom', 'right', 'left'] as const;
type Dock = (typeof docks)[number];

/** Adds space below the page, so that the inspector does not cover its end. */
function usePageRoom(dock: Dock): void {
  useLayoutEffect(() => {
    const room = css.room[dock];
    document.body.classList.add(room);
    return () => document.body.classList.remove(room);
  }, [dock]);
}

/** Every running machine of the app, and one of them in full: docked to the page, in the page's theme. */
export function Inspector({ recorder, onClose }: InspectorProps) {
  const actors = useSyncExternalStore(recorder.subscribe, recorder.view);
  const [dock, setDock] = useState<Dock>('bottom');
  const [chosen, setChosen] = useState<string | null>(null);
  usePageRoom(dock);
  const actor = actors.find(({ key }) => key === chosen) ?? actors[0];
  return (
    <aside aria-label="Machine inspector" className={css.panel[dock]}>
      <header className={css.head}>
        <Text as="h2" variant="dashSection">
          Machines
        </Text>
        <div className={css.count}>
          <Text numeric variant="dashSmall">
            {`${String(actors.length)} alive`}
          </Text>
        </div>
        <div className={css.dock}>
          <SelectField
            hideLabel
            label="Where the inspector stands"
            onChange={({ currentTarget }) => setDock(docks.find((one) => one === currentTarget.value) ?? 'bottom')}
            value={dock}
          >
            {docks.map((one) => (
              <option key={one} value={one}>
                {`At the ${one}`}
              </option>
            ))}
          </SelectField>
        </div>
        <Button onClick={onClose} size="small">
          Close the inspector
        </Button>
      </header>
      <div className={css.body[dock]}>
        <Actors actors={actors} chosen={actor?.key ?? null} onChoose={setChosen} />
        {actor === undefined ? null : <Machine key={actor.key} live={actor} />}
      </div>
    </aside>
  );
}
