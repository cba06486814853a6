import { Button } from '@vitrine/design-system/components/button';
import { TextField } from '@vitrine/design-system/components/field';
import { CrossIcon } from '@vitrine/design-system/components/icon';
import { IconButton } from '@vitrine/design-system/components/icon-button';
import { asWritten } from '@vitrine/design-system/components/text';
import { useState } from 'react';
import { withoutItem } from '../../domain/about-form.ts';
import { isPlainEnter } from '../shared/forms/sending.ts';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { addRow, item as itemClass, items as itemsClass, itemText } from './about-form.css.ts';

interface ItemListProps {
  readonly items: readonly string[];
  /** The text of the field, not yet added. */
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** Called with the items and the new text of the field. */
  readonly onChange: (items: readonly string[], text: string) => void;
  /** Label of the field: 'New point'. */
  readonly label: string;
  /** Where: 'column 1'. */
  readonly place: string;
  /** Message for blank text. */
  readonly blank: string;
  /** Accessible name of an item without text. */
  readonly unnamed?: string;
  readonly disabled: boolean;
}

/** Items that can be added and deleted. Enter adds, and the field keeps the focus for the next one. */
export function ItemList(props: ItemListProps) {
  const { items, text, onTextChange, onChange, label, place, blank, unnamed = '', disabled } = props;
  const [error, setError] = useState<string | null>(null);
  const targets = useFocusTargets<'field'>();

  const add = () => {
    targets.focus('field');
    if (text.trim() === '') {
      setError(blank);
      return;
    }
    onChange([...items, text.trim()], '');
  };

  return (
    <div>
      {items.length === 0 ? null : (
        <ul className={itemsClass}>
          {items.map((item, index) => (
            <li className={itemClass} key={index}>
              <span className={itemText} {...asWritten(item)}>
                {item.trim() === '' ? unnamed : item}
              </span>
              <IconButton
                disabled={disabled}
                label={`Delete ${item.trim() === '' ? unnamed : item}, ${place}`}
                onClick={() => {
                  onChange(withoutItem(items, index), text);
                  targets.focus('field');
                }}
              >
                <CrossIcon size={14} />
              </IconButton>
            </li>
          ))}
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
          placeholder={label}
          readOnly={disabled}
          ref={targets.ref('field')}
          value={text}
        />
        <Button aria-label={`Add to ${place}`} disabled={disabled} onClick={add} size="field">
          Add
        </Button>
      </div>
    </div>
  );
}
