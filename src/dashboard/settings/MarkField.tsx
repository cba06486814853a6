import { Button } from '@vitrine/design-system/components/button';
import { Text } from '@vitrine/design-system/components/text';
import { useCallback, useId, useRef, useState, type Ref } from 'react';
import { isolated } from '../../domain/isolated.ts';
import { unreadable } from '../../domain/media-files.ts';
import { usePictureCheck } from '../shared/media/use-picture-check.ts';
import {
  buttons,
  ground as groundClass,
  grounds as groundsClass,
  letters as lettersClass,
  mark,
  markRow,
  markTexts,
} from './settings.css.ts';

/** On what a mark is shown before it is saved. */
export type Ground = keyof typeof groundClass;

const takes = {
  mark: { type: /^image\/(?:svg\+xml|png)$/, said: 'an SVG or a PNG' },
  picture: { type: /^image\/(?:jpeg|png|webp|avif)$/, said: 'a JPEG, PNG, WebP or AVIF picture' },
};

/** Why a file is not taken, as far as one sees without sending it; undefined where it is. */
const refusalOf = ({ name, type }: File, { type: taken, said }: (typeof takes)[keyof typeof takes]) =>
  type === '' || taken.test(type) ? undefined : `${isolated(name)} is not taken here. Choose ${said}.`;

const isDrawing = ({ name, type }: File): boolean => /^image\/svg/.test(type) || /\.svg$/i.test(name);

const accepted = { mark: '.svg,.png,image/svg+xml,image/png', picture: 'image/jpeg,image/png,image/webp,image/avif' };

interface MarkFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly types: keyof typeof accepted;
  readonly grounds: readonly Ground[];
  /** What is stored now. */
  readonly stored: string | null;
  /** What stands in its place where there is none. */
  readonly instead?: File | string | null;
  /** What visitors see while there is neither. */
  readonly letters?: string;
  /** Chosen; `null`: taken away. */
  readonly file: File | null | undefined;
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (file: File | null | undefined) => void;
  readonly ref: Ref<HTMLButtonElement>;
}

/** A file that is stored, by its address, or one that is still to be sent. */
function Mark({ source, onBroken }: { readonly source: File | string; readonly onBroken: (file: File) => void }) {
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null || typeof source === 'string') return undefined;
      const url = URL.createObjectURL(source);
      image.src = url;
      return () => {
        URL.revokeObjectURL(url);
      };
    },
    [source],
  );
  const tell = () => {
    if (typeof source !== 'string') onBroken(source);
  };
  return (
    <img alt="" className={mark} onError={tell} ref={show} {...(typeof source === 'string' ? { src: source } : {})} />
  );
}

/** One file of the settings: what is there, on the grounds on which it will stand, and what is chosen in its place. */
export function MarkField(props: MarkFieldProps) {
  const { label, hint, types, grounds, stored, instead = null, letters = '', file, disabled, onChange, ref } = props;
  const input = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<string>();
  const { isChecking, check } = usePictureCheck({
    onChecked: ({ chosen, reason }) => {
      if (chosen !== file || reason === null) return;
      setRefusal(reason);
      onChange(undefined);
    },
  });
  const refuseBroken = (broken: File) => {
    // Of a picture, what was looked at says more.
    if (broken !== file || !isDrawing(broken)) return;
    setRefusal(unreadable(broken.name));
    onChange(undefined);
  };
  const id = useId();
  const error = refusal ?? props.error;
  const own = file === undefined ? stored : file;
  const shown = own ?? instead;
  return (
    <div className={markRow}>
      <div className={groundsClass}>
        {grounds.map((ground) => (
          <div className={groundClass[ground]} key={ground}>
            {shown === null ? (
              <span aria-hidden="true" className={lettersClass}>
                {letters}
              </span>
            ) : (
              <Mark key={typeof shown === 'string' ? shown : 'chosen'} onBroken={refuseBroken} source={shown} />
            )}
          </div>
        ))}
      </div>
      <div className={markTexts}>
        <Text as="span" id={`${id}-label`} tone="ink" variant="dashText">
          {label}
        </Text>
        <Text id={`${id}-hint`} tone="muted" variant="dashSmall">
          {hint}
        </Text>
        {file === null || file === undefined ? null : (
          <Text tone="ink" variant="dashSmall" wrap="anywhere">
            {`Selected file: ${isolated(file.name)}`}
          </Text>
        )}
        {file === null && stored !== null ? (
          <Text tone="ink" variant="dashSmall">
            Removed once you save
          </Text>
        ) : null}
        <div role="alert">
          {error === undefined ? null : (
            <Text id={`${id}-error`} tone="danger" variant="dashSmall">
              {error}
            </Text>
          )}
        </div>
        <div className={buttons}>
          <input
            accept={accepted[types]}
            aria-labelledby={`${id}-label`}
            hidden
            onChange={(event) => {
              const [chosen] = event.currentTarget.files ?? [];
              if (chosen !== undefined) {
                const why = refusalOf(chosen, takes[types]);
                setRefusal(why);
                if (why === undefined) {
                  onChange(chosen);
                  // What is wrong with a drawing shows where it is drawn, and the provider says it.
                  if (!isDrawing(chosen)) check(chosen);
                }
              }
              // The same file may be chosen again.
              event.currentTarget.value = '';
            }}
            ref={input}
            type="file"
          />
          <Button
            aria-describedby={`${id}-label ${id}-hint ${error === undefined ? '' : `${id}-error`}`}
            busy={isChecking}
            busyLabel="Checking …"
            disabled={disabled}
            onClick={() => input.current?.click()}
            ref={ref}
            size="small"
          >
            Choose file
          </Button>
          {own === null && file === undefined ? null : (
            <Button
              aria-describedby={`${id}-label`}
              disabled={disabled}
              // What is stored comes back first; then it can go.
              onClick={() => {
                setRefusal(undefined);
                onChange(file === undefined ? null : undefined);
              }}
              size="small"
            >
              {file === undefined ? 'Remove' : stored === null ? 'Undo the choice' : 'Keep the stored one'}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
