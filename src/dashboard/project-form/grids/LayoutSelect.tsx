import { SelectField } from '@vitrine/design-system/components/field';
import type { GridType } from '../../../domain/content.ts';
import { gridTypes, slotCount } from '../../../domain/grid-editing.ts';
import { surplusIn } from '../../../domain/trays.ts';
import type { FormGrid } from '../../../domain/project-form.ts';
import { useGridState, useIsLocked, useProjectForm } from '../../../machines/project-form/project-form.react.tsx';
import { layoutPlace } from './grids.css.ts';

interface LayoutSelectProps {
  readonly grid: FormGrid;
  /** 'grid 2' */
  readonly name: string;
}

/** 'G6, 3 frames' */
function typeName(gridType: GridType): string {
  if (gridType === 'G3') return 'G3, carousel';
  const count = slotCount(gridType);
  return `${gridType}, ${String(count)} ${count === 1 ? 'frame' : 'frames'}`;
}

/** 'G2, 2 frames (1 would wait)' */
const withSurplus = (name: string, count: number): string =>
  count === 0 ? name : `${name} (${String(count)} would wait)`;

/** Makes a grid one of another type. Of types with too few frames for what it holds it says how many would wait. */
export function LayoutSelect({ grid, name }: LayoutSelectProps) {
  const { send } = useProjectForm();
  const isOff = useIsLocked();
  const frames = useGridState(grid, (now) => now.frames);
  return (
    <div className={layoutPlace}>
      <SelectField
        disabled={isOff}
        hideLabel
        label={`Layout of ${name}`}
        onChange={({ currentTarget: { value } }) => {
          const gridType = gridTypes.find((one) => one === value);
          if (gridType !== undefined) send({ type: 'grid.retyped', grid: grid.key, gridType });
        }}
        value={grid.gridType}
      >
        {gridTypes.map((gridType) => (
          <option key={gridType} value={gridType}>
            {withSurplus(typeName(gridType), gridType === grid.gridType ? 0 : surplusIn({ frames }, gridType))}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
