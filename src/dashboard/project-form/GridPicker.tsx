import { Button } from '@vitrine/design-system/components/button';
import { Text } from '@vitrine/design-system/components/text';
import { useId, useState } from 'react';
import type { RefObject } from 'react';
import type { GridType } from '../../domain/content.ts';
import { describeSlots, gridTypes } from '../../domain/grid-editing.ts';
import { GridGlyph } from './GridGlyph.tsx';
import { legend, picker, pickerFoot, tile, tileInput, tiles } from './grids.css.ts';

interface GridPickerProps {
  readonly isOff: boolean;
  readonly addRef: RefObject<HTMLFieldSetElement | null>;
  readonly onAdd: (gridType: GridType) => void;
}

/** The types as tiles; 'Add Grid' is disabled until one is chosen (specification, section 5). */
export function GridPicker({ isOff, addRef, onAdd }: GridPickerProps) {
  const [chosen, setChosen] = useState<GridType | null>(null);
  const name = useId();
  return (
    <fieldset className={picker} disabled={isOff} ref={addRef}>
      <legend className={legend}>Add a grid</legend>
      <div className={tiles}>
        {gridTypes.map((gridType) => (
          <label className={tile} key={gridType}>
            <input
              checked={chosen === gridType}
              className={tileInput}
              name={name}
              onChange={() => setChosen(gridType)}
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
