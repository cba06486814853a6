import type { UniqueIdentifier } from '@dnd-kit/core';
import { Text } from '@vitrine/design-system/components/text';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { useId, useMemo, useState } from 'react';
import type { FormGrid } from '../../../domain/project-form.ts';
import { useFormState, useIsLocked, useProjectForm } from '../../../machines/project-form/project-form.react.tsx';
import { useFocusTargets } from '../../shared/focus/focus-targets.ts';
import { Ordering } from '../../shared/lists/Ordering.tsx';
import { describeMove } from '../../shared/lists/dragging.ts';
import { FloatingGrid } from './FloatingGrid.tsx';
import { GridPanel } from './GridPanel.tsx';
import type { GridTarget } from './GridPanel.tsx';
import { GridPicker } from './GridPicker.tsx';
import { list, section, sectionHead } from './grids.css.ts';

/** Compares keys and order only: every grid selects its own content. */
function isSameList(one: readonly FormGrid[], other: readonly FormGrid[]): boolean {
  return one.length === other.length && one.every(({ key }, index) => key === other[index]?.key);
}

/** The grids in display order, and the type selector below them (specification, section 2, "Create project"). */
export function Grids() {
  const { send } = useProjectForm();
  const grids = useFormState(({ values }) => values.grids, isSameList);
  const isOff = useIsLocked();
  const headingId = useId();
  const targets = useFocusTargets<'picker' | GridTarget>();
  const [said, setSaid] = useState('');

  const ids = useMemo(() => grids.map(({ key }) => key), [grids]);
  const indexOf = (id: UniqueIdentifier) => ids.findIndex((key) => key === id);

  const move = (from: number, to: number) => send({ type: 'grid.moved', from, to });

  const remove = ({ key, gridType }: FormGrid, index: number) => {
    const next = grids[index + 1] ?? grids[index - 1];
    send({ type: 'grid.removed', grid: key });
    targets.focus(next === undefined ? 'picker' : `remove ${next.key}`);
    setSaid(`Grid ${String(index + 1)}, ${gridType}, removed.`);
  };

  return (
    <section aria-labelledby={headingId} className={section}>
      <div className={sectionHead}>
        <Text as="h2" id={headingId} variant="dashSection">
          Grids
        </Text>
        <Text as="span" variant="dashSmall">
          Slots are drawn in their true proportions
        </Text>
      </div>
      {grids.length === 0 ? null : (
        <Ordering
          floating={(id) => {
            const grid = grids[indexOf(id)];
            return grid === undefined ? null : <FloatingGrid grid={grid} index={indexOf(id)} />;
          }}
          ids={ids}
          instruction="To pick up a grid, press Space."
          isOff={isOff}
          nameOf={(id) => grids[indexOf(id)]?.gridType ?? ''}
          onDrop={(id, to) => move(indexOf(id), to)}
          total={grids.length}
        >
          <div className={list}>
            {grids.map((grid, index) => (
              <GridPanel
                grid={grid}
                index={index}
                isLast={index === grids.length - 1}
                key={grid.key}
                onMove={(to) => {
                  move(index, to);
                  setSaid(describeMove(grid.gridType, to + 1, grids.length));
                }}
                onRemove={() => remove(grid, index)}
                targets={targets}
              />
            ))}
          </div>
        </Ordering>
      )}
      <VisuallyHidden as="div">
        <span role="status">{said}</span>
      </VisuallyHidden>
      <GridPicker
        firstRef={targets.ref('picker')}
        isOff={isOff}
        onAdd={(gridType) => send({ type: 'grid.added', gridType })}
      />
    </section>
  );
}
