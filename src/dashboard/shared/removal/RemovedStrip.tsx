import { Button } from '@vitrine/design-system/components/button';
import { Text } from '@vitrine/design-system/components/text';
import { useId } from 'react';
import type { Ref } from 'react';
import { look as lookClass } from './removed-strip.css.ts';

interface RemovedStripProps {
  /** The kind of what is gone, as a sentence: 'Credit removed.' What it said is not shown again. */
  readonly text: string;
  /** Tells Undo from others, for assistive technology: what is gone, by its name. */
  readonly name?: string;
  readonly onUndo: () => void;
  /** Focus it after the removal: the button that was pressed is gone. */
  readonly undoRef?: Ref<HTMLButtonElement> | undefined;
  readonly isOff?: boolean;
  readonly look?: keyof typeof lookClass;
}

/**
 * Stands where an item of a form's list was removed, until what is typed is saved or discarded: 'Credit
 * removed. Undo'. It is as high as the row it replaces, so that the next item's ✕ does not come under the pointer, and it
 * has no time limit.
 *
 * The list and what was removed from it are data of the form (`domain/removal.ts`): `takeOut` and `putBack` change them,
 * `placesOf` says what is drawn where. Keys of focus targets: focus `undo …` after a removal, and after Undo the ✕ of the
 * item that is back.
 *
 * ```tsx
 * {placesOf({ items: credits, removed }).map((place) =>
 *   place.kind === 'removed' ? (
 *     <li key={`removed ${String(place.which)}`}>
 *       <RemovedStrip text="Credit removed." name={place.item.name} onUndo={() => undo(place.which)} undoRef={targets.ref('undo')} />
 *     </li>
 *   ) : (
 *     <li key={place.index}>…</li>
 *   ),
 * )}
 * ```
 */
export function RemovedStrip({ text, name = '', onUndo, undoRef, isOff = false, look = 'row' }: RemovedStripProps) {
  const textId = useId();
  return (
    <div className={lookClass[look]}>
      <Text as="span" id={textId} variant="dashSmall">
        {text}
      </Text>
      <Button
        aria-describedby={textId}
        aria-label={name === '' ? undefined : `Undo: ${name}`}
        disabled={isOff}
        onClick={onUndo}
        ref={undoRef}
        size="small"
        variant="quiet"
      >
        Undo
      </Button>
    </div>
  );
}
