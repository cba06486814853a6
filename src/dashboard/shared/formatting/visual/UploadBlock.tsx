import { Button } from '@vitrine/design-system/components/button';
import { UploadPanel } from '@vitrine/design-system/components/drop-zone';
import { useEffect, useEffectEvent } from 'react';
import type { Media } from '../../../../domain/content.ts';
import { isolated } from '../../../../domain/isolated.ts';
import { fileName } from '../../../../domain/media.ts';
import { useTextPicture } from '../../../../machines/homepage/slot-file.react.tsx';
import { logFailure } from '../../messages.ts';
import { MediaPreview } from '../../media/MediaPreview.tsx';
import { describeUploadFailure } from './texts.ts';
import { block, blockFields, blockPicture, problem as problemClass } from './visual-field.css.ts';

interface UploadBlockProps {
  readonly file: File;
  readonly onStored: (file: string, media: Media) => void;
  /** It is let go. @param reason why it cannot stand in a text; null where that was asked for */
  readonly onGone: (reason: string | null) => void;
}

/** A picture on its way into the text. */
export function UploadBlock({ file, onStored, onGone }: UploadBlockProps) {
  const { now, send } = useTextPicture(file);
  const { media, problem, progress, reason } = now.context;
  const stored = now.status === 'done' ? (now.output?.stored?.stored ?? null) : null;
  const isOver = now.status === 'done';
  const canBegin = now.matches({ opened: 'choosing' }) && problem === null && progress === null;
  const isFilm = media?.kind === 'video' || file.type.startsWith('video/');

  const begin = useEffectEvent(() => {
    if (isFilm) onGone(`${isolated(file.name)} is a film. Only pictures stand in texts.`);
    else if (canBegin) send({ type: 'file.send' });
  });
  useEffect(() => begin(), [canBegin, isFilm]);
  const end = useEffectEvent(() => {
    if (stored === null) onGone(reason);
    else onStored(fileName(stored.path), stored.media);
  });
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  const explain = useEffectEvent(() => {
    if (problem !== null) logFailure('Failed to send the picture.', problem);
  });
  useEffect(() => explain(), [problem]);

  const percent = progress === null || progress.total === 0 ? 0 : (100 * progress.sent) / progress.total;
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
          <Button size="small" onClick={() => send({ type: 'file.send' })}>
            Retry
          </Button>
        )}
        <Button edge="always" variant="quiet" size="small" onClick={() => onGone(null)}>
          {problem === null ? 'Cancel upload' : 'Remove picture'}
        </Button>
      </div>
    </div>
  );
}
