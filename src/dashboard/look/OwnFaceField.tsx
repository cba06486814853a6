import { Button } from '@vitrine/design-system/components/button';
import { Checkbox } from '@vitrine/design-system/components/checkbox';
import { TextField } from '@vitrine/design-system/components/field';
import { Text } from '@vitrine/design-system/components/text';
import { useId, useRef, type Ref } from 'react';
import type { FaceTerms } from '../../domain/site-settings.ts';
import { usePart } from '../../machines/sending/sending.react.tsx';
import { files as buttons, ownFace, said } from './look.css.ts';
import { describeOwnFace, heavyFace, isHeavy } from './texts.ts';
import type { OwnFaceInForm } from './use-own-face.ts';

interface OwnFaceFieldProps {
  readonly face: OwnFaceInForm;
  /** Chosen; null: it is to go; without one what is stored stays. */
  readonly file: File | null | undefined;
  readonly isStored: boolean;
  readonly terms: FaceTerms;
  readonly disabled: boolean;
  readonly error: string | undefined;
  readonly onFile: (file: File | null | undefined) => void;
  readonly onTerms: (terms: Partial<FaceTerms>) => void;
  readonly ref: Ref<HTMLButtonElement>;
}

/** A font file of the studio's own: what it is, what it lacks and costs, and under which licence it is used. */
export function OwnFaceField(props: OwnFaceFieldProps) {
  const { face, file, isStored, terms, disabled, error, onFile, onTerms, ref } = props;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const { own, isTrying, refusal } = face;
  const isNew = file instanceof File;
  // What it is has to be known before it is said that it may be used.
  usePart({ kind: 'font', state: isTrying ? 'begun' : refusal === null ? null : 'failed' });
  const wrong = refusal ?? error;
  return (
    <div className={ownFace}>
      <Text as="span" id={`${id}-label`} tone="ink" variant="dashSmall">
        A typeface of your own
      </Text>
      <Text id={`${id}-hint`} tone="muted" variant="dashSmall">
        WOFF2, TTF or OTF, up to 2 MB
      </Text>
      <div className={said} role="status">
        {isTrying ? <Text variant="dashSmall">Reading the font...</Text> : null}
        {own === null
          ? null
          : describeOwnFace(own).map((line) => (
              <Text key={line} variant="dashSmall">
                {line}
              </Text>
            ))}
        {file === null && isStored ? <Text variant="dashSmall">Removed once you save</Text> : null}
      </div>
      <div className={said} role="alert">
        {wrong === undefined ? null : (
          <Text id={`${id}-error`} tone="danger" variant="dashSmall">
            {wrong}
          </Text>
        )}
      </div>
      {isNew && own !== null ? (
        <>
          <Checkbox
            checked={terms.isAllowed}
            disabled={disabled}
            onCheckedChange={(isAllowed) => onTerms({ isAllowed })}
          >
            We may use this typeface on our site
          </Checkbox>
          <TextField
            hint="Kept in the log with your name"
            label="Licence"
            maxLength={200}
            onChange={({ currentTarget }) => onTerms({ licence: currentTarget.value })}
            placeholder="Such as: Web licence of the foundry, 2026"
            readOnly={disabled}
            value={terms.licence}
          />
          {isHeavy(own) ? (
            <Checkbox
              checked={terms.isHeavy}
              disabled={disabled}
              onCheckedChange={(isAccepted) => onTerms({ isHeavy: isAccepted })}
            >
              {heavyFace(own)}
            </Checkbox>
          ) : null}
        </>
      ) : null}
      <div className={buttons}>
        <input
          accept=".woff2,.ttf,.otf,font/woff2,font/ttf,font/otf"
          aria-labelledby={`${id}-label`}
          hidden
          onChange={({ currentTarget }) => {
            const [chosen] = currentTarget.files ?? [];
            if (chosen !== undefined) onFile(chosen);
            // The same file may be chosen again.
            currentTarget.value = '';
          }}
          ref={input}
          type="file"
        />
        <Button
          aria-describedby={`${id}-label ${id}-hint ${wrong === undefined ? '' : `${id}-error`}`}
          disabled={disabled}
          onClick={() => input.current?.click()}
          ref={ref}
          size="small"
        >
          Choose file
        </Button>
        {isNew || (isStored && file === undefined) ? (
          <Button
            aria-describedby={`${id}-label`}
            disabled={disabled}
            onClick={() => onFile(isNew ? undefined : null)}
            size="small"
          >
            {isNew ? (isStored ? 'Keep the stored one' : 'Undo the choice') : 'Remove'}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
