import { Button } from '@vitrine/design-system/components/button';
import { Text } from '@vitrine/design-system/components/text';
import { useId, useRef, useState } from 'react';
import { checkImageFile } from '../../domain/about-form.ts';
import type { Media } from '../../domain/content.ts';
import { usePart } from '../../machines/sending/sending.react.tsx';
import { MediaPreview } from '../shared/media/MediaPreview.tsx';
import { usePictureCheck } from '../shared/media/use-picture-check.ts';
import { SecondLight } from '../shared/media/SecondLight.tsx';
import { image, imageRow, imageTexts, preview } from './about-form.css.ts';
import { isolated } from '../../domain/isolated.ts';

interface ImageFieldProps {
  /** What the page shows now; undefined on a page not yet written. */
  readonly present: Media | null | undefined;
  /** Its path, as the provider wrote it. */
  readonly presentPath?: string | null;
  readonly file: File | null;
  readonly onChange: (file: File | null) => void;
  readonly disabled: boolean;
}

/** The page's one image: what is there, what is chosen, and the advised size (specification, sections 2 and 5). */
export function ImageField({ present, presentPath = null, file, onChange, disabled }: ImageFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string | null>(null);
  /** The image with the second light that it was given here. */
  const [lit, setLit] = useState<{ readonly of: Media; readonly media: Media } | null>(null);
  const { isChecking, check } = usePictureCheck({
    onChecked: ({ chosen, file: taken, reason }) => {
      // The draft may have been discarded meanwhile.
      if (chosen !== file) return;
      setError(reason);
      if (reason !== null) failCheck();
      if (taken !== chosen) onChange(taken);
    },
  });
  // What comes of it is sent, as a JPEG of a HEIC.
  const failCheck = usePart({ kind: 'check', state: isChecking ? 'begun' : null });
  const hintId = useId();
  const errorId = useId();
  return (
    <div className={imageRow}>
      {present === undefined ? null : present === null ? (
        <Text variant="dashText">No image</Text>
      ) : (
        <div className={image}>
          <div className={preview}>
            <MediaPreview
              alt={present.alt ?? 'Current About image'}
              isRounded
              media={present}
              ratio="1200/380"
              size="wide"
            />
          </div>
          {presentPath === null ? null : (
            <SecondLight
              isOff={disabled}
              media={lit?.of === present ? lit.media : present}
              name="the image"
              onChanged={(media) => {
                setLit({ of: present, media });
              }}
              path={presentPath}
              ratio="1200/380"
            />
          )}
        </div>
      )}
      <div className={imageTexts}>
        <input
          accept="image/*"
          aria-label="Image"
          hidden
          onChange={(event) => {
            const [chosen = null] = event.currentTarget.files ?? [];
            const wrong = chosen === null ? null : checkImageFile(chosen);
            setError(wrong);
            onChange(wrong === null ? chosen : null);
            if (wrong === null && chosen !== null) check(chosen);
            // The same file may be chosen again.
            event.currentTarget.value = '';
          }}
          ref={input}
          type="file"
        />
        <Button
          aria-describedby={error === null ? hintId : `${hintId} ${errorId}`}
          busy={isChecking}
          busyLabel="Checking …"
          disabled={disabled}
          onClick={() => input.current?.click()}
        >
          Choose file
        </Button>
        <Text id={hintId} variant="dashSmall">
          height 380px, width 1200px, images only
        </Text>
        {file === null ? null : (
          <Text tone="ink" variant="dashSmall">
            {`Selected file: ${isolated(file.name)}`}
          </Text>
        )}
        <div role="alert">
          {error === null ? null : (
            <Text id={errorId} tone="danger" variant="dashSmall">
              {error}
            </Text>
          )}
        </div>
      </div>
    </div>
  );
}
