import { Button } from '@vitrine/design-system/components/button';
import { Text } from '@vitrine/design-system/components/text';
import { useId, useState } from 'react';
import type { Ref } from 'react';
import type { GridType } from '../../../domain/content.ts';
import { describeSlots, gridTypes } from '../../../domain/grid-editing.ts';
import { GridGlyph } from './GridGlyph.tsx';
import { legend, picker, pickerFoot, tile, tileInput, tiles } from './grids.css.ts';

interface GridPickerProps {
  readonly isOff: boolean;
  /** The first type of all. */
  readonly firstRef: Ref<HTMLInputElement>;
  readonly onAdd: (gridType: GridType) => void;
}

/** The types as tiles; 'Add Grid' is disabled until one is chosen (specification, section 5). */
export function GridPicker({ isOff, firstRef, onAdd }: GridPickerProps) {
  const [chosen, setChosen] = useState<GridType | null>(null);
  const name = useId();
  return (
    <fieldset className={picker} disabled={isOff}>
      <legend className={legend}>Add a grid</legend>
      <div className={tiles}>
        {gridTypes.map((gridType, index) => (
          <label className={tile} key={gridType}>
            <input
              checked={chosen === gridType}
              className={tileInput}
              name={name}
              onChange={() => setChosen(gridType)}
              ref={index === 0 ? firstRef : undefined}
              type="radio"
              value={gridType}
            />
            <GridGlyph gridType={gridType} />
            {gridType}
          </label>
        ))}
      </div>
      <div className={pickerFoot}>
        <Text numeric variant="dashSmall">
          {chosen === null ? 'Choose how its frames stand.' : `${chosen}: ${describeSlots(chosen)}`}
        </Text>
        <Button
          disabled={chosen === null || isOff}
          onClick={() => {
            if (chosen !== null) onAdd(chosen);
          }}
        >
          Add Grid
        </Button>
      </div>
    </fieldset>
  );
}
