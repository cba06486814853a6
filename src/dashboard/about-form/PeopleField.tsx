import { Button } from '@vitrine/design-system/components/button';
import { Text } from '@vitrine/design-system/components/text';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { useMemo, useState } from 'react';
import { isolated } from '../../domain/isolated.ts';
import { nameOfPerson, withPerson } from '../../domain/people.ts';
import type { FormPerson } from '../../domain/people.ts';
import { placesOf, putBack, takeOut } from '../../domain/removal.ts';
import type { Removed, Restorable } from '../../domain/removal.ts';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { usePictures } from '../shared/formatting/picture-choice.ts';
import { PicturePanel } from '../shared/formatting/PicturePanel.tsx';
import { describeMove } from '../shared/lists/dragging.ts';
import { FloatingRow } from '../shared/lists/FloatingRow.tsx';
import { Ordering } from '../shared/lists/Ordering.tsx';
import { useExtensions } from '../shared/page/extensions.ts';
import { RemovedStrip } from '../shared/removal/RemovedStrip.tsx';
import { people as list } from './people-field.css.ts';
import { PersonRow } from './PersonRow.tsx';
import type { PersonTarget } from './PersonRow.tsx';

interface PeopleFieldProps {
  readonly people: readonly FormPerson[];
  readonly removed: readonly Removed<FormPerson>[];
  readonly onChange: (list: Restorable<FormPerson>) => void;
  readonly disabled: boolean;
}

/** Whether the provider keeps people. */
export const useHasPeople = (): boolean => useExtensions().includes('people');

/** Who works at the studio: a portrait from the library or a new one, a name and a role, in the order of the page. */
export function PeopleField({ people, removed, onChange, disabled }: PeopleFieldProps) {
  const targets = useFocusTargets<'add' | 'undo' | PersonTarget>();
  const pictures = usePictures('people', false);
  const [said, setSaid] = useState('');
  // The strip of whoever was removed last takes the focus.
  const [lastRemoved, setLastRemoved] = useState<string | null>(null);
  /** The key of the person whose portrait is chosen in the library. */
  const [chosenFor, setChosenFor] = useState<string | null>(null);
  /** Portraits on their way, by the keys of their people: who is removed and comes back has theirs sent again. */
  const [uploads, setUploads] = useState<ReadonlyMap<string, File>>(new Map());
  const upload = (key: string, file: File | null) =>
    setUploads((now) => new Map(file === null ? [...now].filter(([one]) => one !== key) : [...now, [key, file]]));
  const ids = useMemo(() => people.map(({ key }) => key), [people]);
  const whole = { items: people, removed };
  const nameOf = (id: unknown): string => {
    const index = people.findIndex(({ key }) => key === id);
    const person = people[index];
    return person === undefined ? '' : nameOfPerson(person, index);
  };
  const change = (key: string, part: Partial<FormPerson>) =>
    onChange({ ...whole, items: people.map((person) => (person.key === key ? { ...person, ...part } : person)) });
  const move = (from: number, to: number) => {
    const person = people[from];
    if (person !== undefined) onChange({ ...whole, items: people.toSpliced(from, 1).toSpliced(to, 0, person) });
  };

  return (
    <>
      {people.length + removed.length === 0 ? (
        <Text variant="dashSmall">Nobody yet. The page shows no row of people as long as nobody is named.</Text>
      ) : (
        <Ordering
          floating={(id) => <FloatingRow name={nameOf(id)} />}
          ids={ids}
          instruction="To pick up a person, press Space."
          isOff={disabled}
          nameOf={nameOf}
          onDrop={(id, to) =>
            move(
              ids.findIndex((key) => key === id),
              to,
            )
          }
          total={people.length}
        >
          <ul className={list}>
            {placesOf(whole).map((place) =>
              place.kind === 'removed' ? (
                <li key={`removed ${place.item.key}`}>
                  <RemovedStrip
                    isOff={disabled}
                    name={isolated(nameOfPerson(place.item, place.at))}
                    onUndo={() => {
                      onChange(putBack(whole, place.which));
                      targets.focus(`remove ${place.item.key}`);
                    }}
                    text="Person removed."
                    undoRef={place.item.key === lastRemoved ? targets.ref('undo') : undefined}
                  />
                </li>
              ) : (
                <PersonRow
                  disabled={disabled}
                  index={place.index}
                  key={place.item.key}
                  onChange={(part) => change(place.item.key, part)}
                  onChoose={
                    pictures === undefined
                      ? null
                      : () => {
                          setChosenFor(place.item.key);
                          pictures.open();
                        }
                  }
                  onMove={(to) => {
                    move(place.index, to);
                    setSaid(describeMove(nameOf(place.item.key), to + 1, people.length));
                  }}
                  onRemove={() => {
                    setLastRemoved(place.item.key);
                    onChange(takeOut(whole, place.index));
                    targets.focus('undo');
                  }}
                  person={place.item}
                  takesFiles={pictures?.canUpload === true}
                  onUpload={(file) => upload(place.item.key, file)}
                  targets={targets}
                  total={people.length}
                  upload={uploads.get(place.item.key) ?? null}
                />
              ),
            )}
          </ul>
        </Ordering>
      )}
      <Button
        disabled={disabled}
        onClick={() => {
          const items = withPerson(people, removed);
          onChange({ items, removed });
          targets.focus(`name ${items.at(-1)?.key ?? ''}`);
        }}
        ref={targets.ref('add')}
      >
        Add person
      </Button>
      {pictures === undefined ? null : (
        <PicturePanel
          choice={pictures}
          onClosed={(chosen) => {
            if (chosenFor === null) return;
            if (chosen !== null) {
              upload(chosenFor, null);
              change(chosenFor, { portrait: { path: chosen.path, media: chosen.media } });
            }
            targets.focus(`portrait ${chosenFor}`);
            setChosenFor(null);
          }}
        />
      )}
      <VisuallyHidden as="div">
        <span role="status">{said}</span>
      </VisuallyHidden>
    </>
  );
}
