import type { UniqueIdentifier } from '@dnd-kit/core';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { useId, useMemo, useState } from 'react';
import type { FormCredit } from '../../../domain/credits.ts';
import { placesOf } from '../../../domain/removal.ts';
import { useFormState, useIsLocked, useProjectForm } from '../../../machines/project-form/project-form.react.tsx';
import { useFocusTargets } from '../../shared/focus/focus-targets.ts';
import { describeMove } from '../../shared/lists/dragging.ts';
import { useGivenUp } from '../../shared/lists/use-given-up.ts';
import { Ordering } from '../../shared/lists/Ordering.tsx';
import { RemovedStrip } from '../../shared/removal/RemovedStrip.tsx';
import { part, partTitle } from '../project-form.css.ts';
import { AddCredit } from './AddCredit.tsx';
import { CreditRow, FloatingCredit, nameOf } from './CreditRow.tsx';
import type { CreditTarget } from './CreditRow.tsx';
import { list } from './credits.css.ts';
import { isolated } from '../../../domain/isolated.ts';

/** Roles and names: added as a pair, changed and ordered in place (specification, section 5, "Credits"). */
export function Credits() {
  const titleId = useId();
  const targets = useFocusTargets<'new role' | 'undo' | CreditTarget>();
  const { send } = useProjectForm();
  const credits = useFormState(({ values }) => values.credits);
  const removed = useFormState(({ values }) => values.removedCredits);
  const isOff = useIsLocked();
  const [said, setSaid] = useState('');
  // The strip of what was removed last takes the focus.
  const [lastRemoved, setLastRemoved] = useState<string | null>(null);

  const ids = useMemo(() => credits.map(({ creditKey }) => creditKey), [credits]);
  const find = (id: UniqueIdentifier) => credits.find(({ creditKey }) => creditKey === id);
  const nameOfId = (id: UniqueIdentifier) => {
    const credit = find(id);
    return credit === undefined ? '' : nameOf(credit);
  };
  const move = (from: number, to: number) => send({ type: 'credit.moved', from, to });
  /** Those that are edited, each as it was when it was opened. */
  const [opened, setOpened] = useState<ReadonlyMap<string, FormCredit>>(new Map());
  const open = (key: string, before: FormCredit | null) =>
    setOpened((all) => new Map(before === null ? [...all].filter(([one]) => one !== key) : [...all, [key, before]]));
  const giveUp = useGivenUp((creditKey, { role = '', name = '' }) => {
    const before = find(creditKey);
    if (before === undefined) return;
    open(creditKey, before);
    send({ type: 'credit.edited', credit: { creditKey, role, name } });
    targets.focus(`role ${creditKey}`);
  });

  return (
    <div aria-labelledby={titleId} className={part} role="group">
      <span className={partTitle} id={titleId}>
        Credits
      </span>
      {credits.length + removed.length === 0 ? null : (
        <Ordering
          floating={(id) => {
            const credit = find(id);
            return credit === undefined ? null : <FloatingCredit credit={credit} />;
          }}
          ids={ids}
          instruction="To pick up a credit, press Space."
          isOff={isOff}
          nameOf={nameOfId}
          onDrop={(id, to) =>
            move(
              ids.findIndex((key) => key === id),
              to,
            )
          }
          total={credits.length}
        >
          <ul className={list}>
            {placesOf({ items: credits, removed }).map((place) =>
              place.kind === 'removed' ? (
                <li key={`removed ${place.item.creditKey}`}>
                  <RemovedStrip
                    isOff={isOff}
                    onUndo={() => {
                      send({ type: 'credit.restored', which: place.which });
                      targets.focus(`remove ${place.item.creditKey}`);
                    }}
                    name={isolated(nameOf(place.item))}
                    text="Credit removed."
                    undoRef={place.item.creditKey === lastRemoved ? targets.ref('undo') : undefined}
                  />
                </li>
              ) : (
                <CreditRow
                  before={opened.get(place.item.creditKey) ?? null}
                  credit={place.item}
                  key={place.item.creditKey}
                  onGivenUp={({ creditKey, role, name }) => giveUp(creditKey, { role, name })}
                  onOpened={(before) => open(place.item.creditKey, before)}
                  onMove={(step) => {
                    const to = place.index + step;
                    if (to < 0 || to >= credits.length) return;
                    move(place.index, to);
                    setSaid(describeMove(nameOf(place.item), to + 1, credits.length));
                  }}
                  onRemove={() => {
                    setLastRemoved(place.item.creditKey);
                    send({ type: 'credit.removed', index: place.index });
                    targets.focus('undo');
                  }}
                  targets={targets}
                />
              ),
            )}
          </ul>
        </Ordering>
      )}
      <AddCredit
        onAdded={(count) => setSaid(count === 1 ? '' : `${String(count)} credits added.`)}
        roleRef={targets.ref('new role')}
        toRole={() => targets.focus('new role')}
      />
      <VisuallyHidden as="div">
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
}
