import { Button } from '@vitrine/design-system/components/button';
import { Text } from '@vitrine/design-system/components/text';
import type { ReactNode, Ref } from 'react';
import type { Preview } from '../../../machines/preview/preview.react.tsx';
import { note as noteClass, place as placeClass } from './preview-button.css.ts';

interface PreviewButtonProps {
  readonly preview: Preview;
  /** The head of a page has no room for it on phones: there it stands above the form. */
  readonly place: keyof typeof placeClass;
  readonly ref: Ref<HTMLButtonElement>;
  /** What the head of a page says beside its title and has no room for on phones: it stands before the button. */
  readonly note?: string;
  /** What stands behind it, in the same place. */
  readonly children?: ReactNode;
}

/** Opens the preview, and closes it where it stands beside the form. */
export function PreviewButton({ preview, place, ref, note, children }: PreviewButtonProps) {
  return (
    <div className={placeClass[place]}>
      {note === undefined ? null : (
        <span className={noteClass}>
          <Text as="span" tone="muted" variant="dashSmall">
            {note}
          </Text>
        </span>
      )}
      <Button aria-expanded={preview.isOpen} onClick={preview.toggle} ref={ref}>
        Preview
      </Button>
      {children}
    </div>
  );
}
