import { useDraggable } from '@dnd-kit/core';
import { Button } from '@vitrine/design-system/components/button';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import type { Ref } from 'react';
import type { ProjectFile } from '../../domain/content.ts';
import { mediaName } from '../shared/media/file-facts.ts';
import { MediaPreview } from '../shared/media/MediaPreview.tsx';
import { grip, tile, tileName, tilePicture } from './shelf.css.ts';

interface ShelfTileProps {
  readonly file: ProjectFile;
  /** Its distinct accessible name. */
  readonly name: string;
  readonly onPutOn: () => void;
  /** Of the button that asks to put it. */
  readonly putOnRef: Ref<HTMLButtonElement>;
}

/** One of a project's media: taken by its picture, or sent by its button. */
export function ShelfTile({ file, name, onPutOn, putOnRef }: ShelfTileProps) {
  const { attributes, listeners, setNodeRef } = useDraggable({ id: file.id });
  return (
    <li aria-label={name} className={tile}>
      <button
        {...attributes}
        {...listeners}
        aria-label={`Drag ${name}`}
        className={grip}
        ref={setNodeRef}
        type="button"
      >
        <div className={tilePicture}>
          <MediaPreview alt="" isRounded fit="contain" media={file.media} ratio="4/3" />
        </div>
      </button>
      <span className={tileName}>{mediaName(file)}</span>
      <Button onClick={onPutOn} ref={putOnRef} size="small" variant="quiet">
        Put on… <VisuallyHidden>{name}</VisuallyHidden>
      </Button>
    </li>
  );
}
