import { Button } from '@vitrine/design-system/components/button';
import { UploadPanel } from '@vitrine/design-system/components/drop-zone';
import { useRef } from 'react';
import type { Media } from '../../../../domain/content.ts';
import { fileName } from '../../../../domain/media.ts';
import { MediaPreview } from '../../media/MediaPreview.tsx';
import { describeUploadFailure } from '../../media/media-texts.ts';
import { usePictureUpload } from '../../media/use-picture-upload.ts';
import { block, blockFields, blockPicture, problem as problemClass } from './visual-field.css.ts';

interface UploadBlockProps {
  readonly file: File;
  readonly onStored: (file: string, media: Media) => void;
  /** It is let go. @param reason why it cannot stand in a text; null where that was asked for */
  readonly onGone: (reason: string | null) => void;
}

/** A picture on its way into the text. */
export function UploadBlock({ file, onStored, onGone }: UploadBlockProps) {
  const { media, problem, percent, retry } = usePictureUpload(file, {
    place: 'in texts',
    onStored: (stored) => onStored(fileName(stored.path), stored.media),
    onGone,
  });
  const other = useRef<HTMLButtonElement>(null);
  return (
    <div className={block} contentEditable={false}>
      <div className={blockPicture}>
        {media === null ? null : <MediaPreview alt="" fit="contain" media={media} ratio="3/2" size="wide" />}
      </div>
      <div className={blockFields}>
        {problem === null ? (
          <UploadPanel fileName={file.name} percent={percent} />
        ) : (
          <p className={problemClass} role="alert">
            {describeUploadFailure(file.name, problem)}
          </p>
        )}
        {problem === null ? null : (
          <Button
            size="small"
            onClick={() => {
              retry();
              other.current?.focus();
            }}
          >
            Retry
          </Button>
        )}
        <Button edge="always" variant="quiet" size="small" onClick={() => onGone(null)} ref={other}>
          {problem === null ? 'Cancel upload' : 'Remove picture'}
        </Button>
      </div>
    </div>
  );
}
