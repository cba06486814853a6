import { Button } from '@vitrine/design-system/components/button';
import type { ReactNode, Ref } from 'react';
import type { Preview } from '../../../machines/preview/preview.react.tsx';
import { place as placeClass } from './preview-button.css.ts';

interface PreviewButtonProps {
  readonly preview: Preview;
  /** The head of a page has no room for it on phones: there it stands above the form. */
  readonly place: keyof typeof placeClass;
  readonly ref: Ref<HTMLButtonElement>;
  /** What stands behind it, in the same place. */
  readonly children?: ReactNode;
}

/** Opens the preview, and closes it where it stands beside the form. */
export function PreviewButton({ preview, place, ref, children }: PreviewButtonProps) {
  return (
    <div className={placeClass[place]}>
      <Button aria-expanded={preview.isOpen} onClick={preview.toggle} ref={ref}>
        Preview
      </Button>
      {children}
    </div>
  );
}
