import { Button } from '@vitrine/design-system/components/button';
import { TextField } from '@vitrine/design-system/components/field';
import { SmallCrossIcon } from '@vitrine/design-system/components/icon';
import { IconButton } from '@vitrine/design-system/components/icon-button';
import { Text } from '@vitrine/design-system/components/text';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { useRef, useState } from 'react';
import { checkImageFile } from '../../domain/about-form.ts';
import { oneFileOnly } from '../../domain/media-files.ts';
import { nameOfPerson } from '../../domain/people.ts';
import type { FormPerson } from '../../domain/people.ts';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';
import { MoveButtons } from '../shared/lists/MoveButtons.tsx';
import { useSortableRow } from '../shared/lists/use-sortable-row.tsx';
import { MediaPreview } from '../shared/media/MediaPreview.tsx';
import { below, buttons, fields, moves, personGap, personRow, portrait as frame } from './people-field.css.ts';
import { PortraitUpload } from './PortraitUpload.tsx';

/** What of a person may take the focus, by their key. */
export type PersonTarget = `${'name' | 'portrait' | 'remove'} ${string}`;

interface PersonRowProps {
  readonly person: FormPerson;
  /** From 0. */
  readonly index: number;
  readonly total: number;
  readonly disabled: boolean;
  readonly targets: FocusTargets<PersonTarget>;
  readonly onChange: (part: Partial<FormPerson>) => void;
  /** The portrait that is on its way to the provider. */
  readonly upload: File | null;
  readonly onUpload: (file: File | null) => void;
  /** Opens the library; null where the provider has none. */
  readonly onChoose: (() => void) | null;
  /** The provider takes new pictures. */
  readonly takesFiles: boolean;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** One person: dragged by the handle, or moved by one place; a portrait is chosen, uploaded, dropped or taken away. */
export function PersonRow(props: PersonRowProps) {
  const { person, index, total, disabled, targets, onChange, onChoose, takesFiles, onMove, onRemove } = props;
  const { upload, onUpload } = props;
  const { key, portrait } = person;
  const name = nameOfPerson(person, index);
  const { ref, style, isDragging, handle } = useSortableRow(key, name, disabled);
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = ([chosen, ...more]: readonly File[]) => {
    if (chosen === undefined || disabled || !takesFiles) return;
    if (more.length > 0) {
      setProblem(oneFileOnly);
      return;
    }
    const wrong = checkImageFile(chosen);
    setProblem(wrong);
    onUpload(wrong === null ? chosen : null);
  };
  const text = (part: 'name' | 'role') => ({
    autoComplete: 'off',
    label: part === 'name' ? 'Name' : 'Role',
    maxLength: 200,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      onChange({ [part]: event.currentTarget.value }),
    readOnly: disabled,
    value: person[part],
  });
  return (
    <li
      aria-label={name}
      className={isDragging ? `${personRow} ${personGap}` : personRow}
      onDragOver={(event) => {
        if (!takesFiles || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        event.stopPropagation();
        event.dataTransfer.dropEffect = disabled ? 'none' : 'copy';
      }}
      onDrop={(event) => {
        if (event.dataTransfer.files.length === 0) return;
        event.preventDefault();
        event.stopPropagation();
        take([...event.dataTransfer.files]);
      }}
      ref={ref}
      style={style}
    >
      {handle}
      <div className={frame}>
        <MediaPreview
          alt={portrait?.media.alt ?? ''}
          isRounded
          media={portrait?.media ?? null}
          ratio="4/5"
          size="thumb"
        />
      </div>
      <div className={fields}>
        <TextField {...text('name')} ref={targets.ref(`name ${key}`)} />
        <TextField {...text('role')} />
        <div className={buttons}>
          {onChoose === null ? null : (
            <Button disabled={disabled} onClick={onChoose} ref={targets.ref(`portrait ${key}`)} size="small">
              Choose portrait <VisuallyHidden>{`of ${name}`}</VisuallyHidden>
            </Button>
          )}
          {takesFiles ? (
            <>
              <input
                accept="image/*"
                aria-label={`New portrait of ${name}`}
                hidden
                onChange={(event) => {
                  take([...(event.currentTarget.files ?? [])]);
                  // The same file may be chosen again.
                  event.currentTarget.value = '';
                }}
                ref={input}
                type="file"
              />
              <Button disabled={disabled} onClick={() => input.current?.click()} size="small" variant="quiet">
                Upload <VisuallyHidden>{`a portrait of ${name}`}</VisuallyHidden>
              </Button>
            </>
          ) : null}
          {portrait === null ? null : (
            <Button
              disabled={disabled}
              onClick={() => {
                onChange({ portrait: null });
                targets.focus(`portrait ${key}`);
              }}
              size="small"
              variant="quiet"
            >
              Remove portrait <VisuallyHidden>{`of ${name}`}</VisuallyHidden>
            </Button>
          )}
        </div>
        {upload === null ? null : (
          <div className={below}>
            <PortraitUpload
              file={upload}
              // Another file in its place is another upload.
              key={`${upload.name} ${String(upload.size)} ${String(upload.lastModified)}`}
              onGone={(reason) => {
                onUpload(null);
                setProblem(reason);
              }}
              onStored={({ path, media }) => {
                onUpload(null);
                onChange({ portrait: { path, media } });
              }}
            />
          </div>
        )}
        <div className={below} role="alert">
          {problem === null ? null : (
            <Text tone="danger" variant="dashSmall">
              {problem}
            </Text>
          )}
        </div>
      </div>
      <div className={moves}>
        <MoveButtons
          isFirst={index === 0}
          isLast={index === total - 1}
          isOff={disabled}
          name={name}
          onMove={(step) => onMove(index + step)}
        />
        <IconButton disabled={disabled} label={`Remove ${name}`} onClick={onRemove} ref={targets.ref(`remove ${key}`)}>
          <SmallCrossIcon size={14} />
        </IconButton>
      </div>
    </li>
  );
}
