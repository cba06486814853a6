import type { UniqueIdentifier } from '@dnd-kit/core';
import { Text } from '@vitrine/design-system/components/text';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { Ordering } from '../shared/Ordering.tsx';
import { describeMove } from '../shared/texts.ts';
import { FloatingGrid } from './FloatingGrid.tsx';
import type { FormProps } from './form-props.ts';
import { GridPanel } from './GridPanel.tsx';
import { GridPicker } from './GridPicker.tsx';
import { list as listClass, section, sectionHead } from './grids.css.ts';

/** What is to have the focus once the grids are drawn anew. */
interface FocusWish {
  /** Null: the type selector. */
  readonly grid: string | null;
  readonly control: string;
}

/** The grids in display order, and the type selector below them (specification, section 2, "Create project"). */
export function Grids({ form, over }: FormProps) {
  const { grids } = form.values;
  const headingId = useId();
  const list = useRef<HTMLDivElement>(null);
  const picker = useRef<HTMLFieldSetElement>(null);
  const wish = useRef<FocusWish | null>(null);
  const [said, setSaid] = useState('');
  const known = useRef(grids);

  useEffect(() => {
    const before = known.current;
    known.current = grids;
    const added = wish.current?.control === 'new' ? grids.find((grid) => !before.includes(grid)) : undefined;
    const wanted = added === undefined ? wish.current : { grid: added.key, control: 'input[type=file]' };
    if (before === grids || wanted === null) return;
    wish.current = null;
    if (wanted.grid === null) picker.current?.querySelector<HTMLInputElement>('input')?.focus();
    else list.current?.querySelector<HTMLElement>(`[data-grid="${wanted.grid}"] ${wanted.control}`)?.focus();
  }, [grids]);

  const ids = useMemo(() => grids.map(({ key }) => key), [grids]);
  const find = (id: UniqueIdentifier) => grids.findIndex(({ key }) => key === id);

  /** @param act of the button that is pressed: moved in the document it loses the focus */
  const move = (key: string, to: number, act: 'drag' | 'up' | 'down') => {
    wish.current = { grid: key, control: `[data-act=${act}]` };
    form.edit({ type: 'grid.moved', from: find(key), to });
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
            const grid = grids[find(id)];
            return grid === undefined ? null : <FloatingGrid grid={grid} index={find(id)} />;
          }}
          ids={ids}
          instruction="To pick up a grid, press Space."
          isOff={form.isLocked}
          nameOf={(id) => grids[find(id)]?.gridType ?? ''}
          onDrop={(id, to) => move(String(id), to, 'drag')}
          total={grids.length}
        >
          <div className={listClass} ref={list}>
            {grids.map((grid, index) => (
              <GridPanel
                form={form}
                grid={grid}
                index={index}
                isLast={index === grids.length - 1}
                key={grid.key}
                onMove={(by) => {
                  move(grid.key, index + by, by === 1 ? 'down' : 'up');
                  setSaid(describeMove(grid.gridType, index + by + 1, grids.length));
                }}
                onRemove={() => {
                  const next = grids[index + 1] ?? grids[index - 1];
                  wish.current = { grid: next?.key ?? null, control: '[data-act=remove]' };
                  form.edit({ type: 'grid.removed', grid: grid.key });
                  setSaid(`Grid ${String(index + 1)}, ${grid.gridType}, removed.`);
                }}
                over={over}
              />
            ))}
          </div>
        </Ordering>
      )}
      <VisuallyHidden as="div">
        <span role="status">{said}</span>
      </VisuallyHidden>
      <GridPicker
        addRef={picker}
        isOff={form.isLocked}
        onAdd={(gridType) => {
          wish.current = { grid: null, control: 'new' };
          form.addGrid(gridType);
        }}
      />
    </section>
  );
}
