import { Button } from '@vitrine/design-system/components/button';
import { Text } from '@vitrine/design-system/components/text';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Media } from '../../../domain/content.ts';
import { acceptedFiles, acceptedPictures, oneFileOnly } from '../../../domain/media-files.ts';
import { fileField } from '../forms/file-field.css.ts';
import { RemovedStrip } from '../removal/RemovedStrip.tsx';
import { MediaPreview } from './MediaPreview.tsx';
import { empty, half, halves, over as overClass, under } from './second-light.css.ts';

interface LightHalvesProps {
  /** The file by day, with what takes its place in the black theme. */
  readonly media: Media;
  /** Its distinct name. */
  readonly name: string;
  /** `width/height` of its slot. */
  readonly ratio: string;
  readonly isOff: boolean;
  /** What was taken is not there yet. */
  readonly isBusy: boolean;
  /** What is said meanwhile: 'Saving…' */
  readonly working: string;
  readonly onTake: (file: File) => void;
  readonly onRemove: () => void;
  /** Why nothing was taken, in words. */
  readonly problem: string | null;
  /** Puts back what was there until it was removed or replaced here; null where nothing was. Left out where a toast does. */
  readonly onUndo?: (() => void) | null;
}

/** A file beside what takes its place in the black theme: the black half takes a file by choice, drop or paste. */
export function LightHalves(props: LightHalvesProps) {
  const { media, name, ratio, isOff, isBusy, working, onTake, onRemove, problem, onUndo } = props;
  const element = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const [isSeveral, setIsSeveral] = useState(false);
  const take = ([file, ...more]: readonly File[]) => {
    if (file === undefined || isBusy || isOff) return;
    setIsSeveral(more.length > 0);
    if (more.length === 0) onTake(file);
  };
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    if (files.length === 0 || element.current?.contains(element.current.ownerDocument.activeElement) !== true) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    const page = element.current?.ownerDocument;
    // Browsers fire it at the body where there is no text cursor.
    const listen = (event: ClipboardEvent) => {
      paste(event);
    };
    page?.addEventListener('paste', listen);
    return () => {
      page?.removeEventListener('paste', listen);
    };
  }, []);

  const { dark } = media;
  const shown = isSeveral ? oneFileOnly : problem;
  return (
    <div aria-busy={isBusy} aria-label={`Both lights of ${name}`} role="group">
      <div className={halves}>
        <div className={half}>
          <MediaPreview alt="" media={media} ratio={ratio} size="thumb" />
          <Text as="span" variant="dashSmall">
            White
          </Text>
        </div>
        <div
          className={half}
          // The form around it takes files too.
          onDragLeave={() => {
            setIsOver(false);
          }}
          onDragOver={(event) => {
            if (!event.dataTransfer.types.includes('Files')) return;
            event.preventDefault();
            event.stopPropagation();
            event.dataTransfer.dropEffect = isOff ? 'none' : 'copy';
            setIsOver(!isOff);
          }}
          onDrop={(event) => {
            event.preventDefault();
            event.stopPropagation();
            setIsOver(false);
            take([...event.dataTransfer.files]);
          }}
          ref={element}
        >
          <div className={isOver ? `${under} ${overClass}` : under}>
            {dark === undefined ? (
              <div className={empty} style={{ aspectRatio: ratio }}>
                <Text as="span" variant="dashSmall">
                  {isBusy ? working : '+'}
                </Text>
              </div>
            ) : (
              <MediaPreview alt={dark.alt ?? ''} media={dark} ratio={ratio} size="thumb" />
            )}
            <input
              // Disabled, it would lose the focus that it has while what was taken is saved.
              aria-disabled={isBusy || undefined}
              accept={media.kind === 'video' ? acceptedFiles : acceptedPictures}
              aria-label={`${dark === undefined ? 'Choose' : 'Replace'} black of ${name}`}
              className={fileField}
              disabled={isOff}
              onChange={(event) => {
                take([...(event.currentTarget.files ?? [])]);
                // The same file may be chosen again.
                event.currentTarget.value = '';
              }}
              onClick={(event) => {
                if (isBusy) event.preventDefault();
              }}
              ref={field}
              type="file"
            />
          </div>
          <Text as="span" variant="dashSmall">
            Black
          </Text>
        </div>
      </div>
      {dark === undefined || isOff ? null : (
        <Button
          aria-label={`Remove black of ${name}`}
          busy={isBusy}
          busyLabel={working}
          edge="always"
          onClick={() => {
            // The button goes with what it removes.
            field.current?.focus();
            setIsSeveral(false);
            onRemove();
          }}
          size="small"
          variant="quiet"
        >
          Remove black
        </Button>
      )}
      {onUndo === undefined ? null : (
        <span role="status">
          {onUndo === null || isBusy ? null : (
            <RemovedStrip
              isOff={isOff}
              look="line"
              name={`black of ${name}`}
              onUndo={() => {
                onUndo();
                // It goes with its strip.
                field.current?.focus();
              }}
              text={dark === undefined ? 'Black removed.' : 'Black replaced.'}
            />
          )}
        </span>
      )}
      <div role="alert">
        {shown === null ? null : (
          <Text tone="danger" variant="dashSmall">
            {shown}
          </Text>
        )}
      </div>
    </div>
  );
}
