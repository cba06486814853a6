import { Button } from '@vitrine/design-system/components/button';
import { TextField } from '@vitrine/design-system/components/field';
import { CrossIcon } from '@vitrine/design-system/components/icon';
import { IconButton } from '@vitrine/design-system/components/icon-button';
import { asWritten } from '@vitrine/design-system/components/text';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { useState } from 'react';
import { itemsOfLines } from '../../domain/about-form.ts';
import { placesOf, putBack, takeOut } from '../../domain/removal.ts';
import type { Removed, Restorable } from '../../domain/removal.ts';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { isPlainEnter } from '../shared/forms/sending.ts';
import { counted } from '../shared/messages.ts';
import { RemovedStrip } from '../shared/removal/RemovedStrip.tsx';
import { addRow, item as itemClass, items as itemsClass, itemText } from './about-form.css.ts';
import { isolated } from '../../domain/isolated.ts';

interface ItemListProps {
  readonly items: readonly string[];
  /** What was taken out and can be put back. */
  readonly removed: readonly Removed<string>[];
  /** The text of the field, not yet added. */
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** Called with the list and the new text of the field. */
  readonly onChange: (list: Restorable<string>, text: string) => void;
  /** Label of the field: 'New point'. */
  readonly label: string;
  /** What an item is: 'Point'. */
  readonly what: string;
  /** Where: 'column 1'. */
  readonly place: string;
  /** Message for blank text. */
  readonly blank: string;
  /** Accessible name of an item without text. */
  readonly unnamed?: string;
  /** A text of several lines that is pasted adds an item for each. */
  readonly takesLines?: boolean;
  readonly disabled: boolean;
}

/** Items that can be added, deleted and put back. Enter adds, and the field keeps the focus for the next one. */
export function ItemList(props: ItemListProps) {
  const { items, removed, text, onTextChange, onChange, label, what, place, blank, unnamed = '', disabled } = props;
  const { takesLines = false } = props;
  const [error, setError] = useState<string | null>(null);
  const [added, setAdded] = useState('');
  const targets = useFocusTargets<'field' | `delete ${number}` | `undo ${number} of ${number}`>();
  const list = { items, removed };
  // With their count: a strip that is there already is not the one to come.
  const undoOf = ({ removed: { length } }: Restorable<string>, which: number) => `undo ${which} of ${length}` as const;
  const append = (more: readonly string[]) => {
    onChange({ items: [...items, ...more], removed }, '');
    setAdded(`${counted(more.length, 'item', 'items')} added to ${place}`);
    setError(null);
  };

  const add = () => {
    targets.focus('field');
    if (text.trim() === '') setError(blank);
    else append([text.trim()]);
  };

  return (
    <div>
      {items.length === 0 && removed.length === 0 ? null : (
        <ul className={itemsClass}>
          {placesOf(list).map((one) => {
            const name = one.item.trim() === '' ? unnamed : one.item;
            if (one.kind === 'removed') {
              return (
                <li key={`removed ${String(one.which)}`}>
                  <RemovedStrip
                    isOff={disabled}
                    onUndo={() => {
                      onChange(putBack(list, one.which), text);
                      targets.focus(`delete ${one.at}`);
                    }}
                    name={isolated(name)}
                    text={`${what} removed.`}
                    undoRef={targets.ref(undoOf(list, one.which))}
                  />
                </li>
              );
            }
            return (
              <li className={itemClass} key={one.index}>
                <span className={itemText} {...asWritten(name)}>
                  {name}
                </span>
                <IconButton
                  disabled={disabled}
                  edge="end"
                  label={`Delete ${name}, ${place}`}
                  onClick={() => {
                    const next = takeOut(list, one.index);
                    onChange(next, text);
                    targets.focus(undoOf(next, removed.filter(({ at }) => at <= one.index).length));
                  }}
                  ref={targets.ref(`delete ${one.index}`)}
                >
                  <CrossIcon size={14} />
                </IconButton>
              </li>
            );
          })}
        </ul>
      )}
      <div className={addRow}>
        <TextField
          autoComplete="off"
          error={error}
          hideLabel
          label={`${label}, ${place}`}
          onChange={(event) => {
            onTextChange(event.currentTarget.value);
            setError(null);
          }}
          onKeyDown={(event) => {
            if (isPlainEnter(event)) add();
          }}
          onPaste={(event) => {
            if (!takesLines || disabled) return;
            const { value, selectionStart, selectionEnd } = event.currentTarget;
            const pasted = event.clipboardData.getData('text/plain');
            const lines = itemsOfLines(
              `${value.slice(0, selectionStart ?? value.length)}${pasted}${value.slice(selectionEnd ?? value.length)}`,
            );
            // A single line is pasted as anywhere else.
            if (lines.length === 0) return;
            event.preventDefault();
            append(lines);
          }}
          placeholder={label}
          readOnly={disabled}
          ref={targets.ref('field')}
          value={text}
        />
        <Button aria-label={`Add to ${place}`} disabled={disabled} onClick={add} size="field">
          Add
        </Button>
      </div>
      <div role="status">
        <VisuallyHidden>{added}</VisuallyHidden>
      </div>
    </div>
  );
}
