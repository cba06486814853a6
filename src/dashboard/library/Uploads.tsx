import { Button } from '@vitrine/design-system/components/button';
import { UploadPanel } from '@vitrine/design-system/components/drop-zone';
import { Text } from '@vitrine/design-system/components/text';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import type { Id } from '../../domain/content.ts';
import { useLibraryPicture } from '../../machines/homepage/slot-file.react.tsx';
import { useFocusTargets, type FocusTargets } from '../shared/focus/focus-targets.ts';
import { useFocusLeft } from '../shared/focus/use-focus-left.ts';
import { UnsavedDialog } from '../shared/drafts/UnsavedDialog.tsx';
import { MediaPreview } from '../shared/media/MediaPreview.tsx';
import { counted, logFailure, withReason } from '../shared/messages.ts';
import { controls, fileName, picture, row, rows, summary, words } from './uploads.css.ts';
import type { Upload, Uploading } from './use-uploads.ts';

/** What is said about a picture that has not come. The name stands above it. */
const notSent = 'It was not sent.';

/** The last button of a row. */
type UploadTarget = `row ${number}`;

interface UploadsProps {
  readonly uploading: Uploading;
  /** Moves the focus, which would be lost with the last of them. */
  readonly onLeft: () => void;
}

/** The pictures that are on their way into the library, and those that could not be taken, each with why. */
export function Uploads({ uploading, onLeft }: UploadsProps) {
  const { uploads, isBegun, under } = uploading;
  const targets = useFocusTargets<UploadTarget>();
  const leave = (key: number) => {
    const at = uploads.findIndex((upload) => upload.key === key);
    const next = uploads[at + 1] ?? uploads[at - 1];
    if (next === undefined) onLeft();
    else targets.focus(`row ${next.key}`);
  };
  if (uploads.length === 0) return null;
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  const isOver = under === 0;
  return (
    <section aria-label="Pictures on their way" className={rows}>
      <div className={summary}>
        <div role="status">
          <Text as="p" tone="ink" variant="dashSmall">
            {isOver
              ? `${counted(uploads.length, 'file', 'files')} not added.`
              : `${counted(under, 'picture is', 'pictures are')} on the way.`}
          </Text>
        </div>
        {failed < 2 ? null : (
          <Button
            onClick={() => {
              uploading.retryAll();
              const [first] = uploads;
              if (first !== undefined) targets.focus(`row ${first.key}`);
            }}
            size="small"
          >
            Try all again
          </Button>
        )}
        {uploads.length < 2 || !isOver ? null : (
          <Button
            onClick={() => {
              uploading.removeAll();
              onLeft();
            }}
            size="small"
            variant="quiet"
          >
            Remove all from this list
          </Button>
        )}
      </div>
      <ul>
        {uploads.map((upload) => (
          <Row key={upload.key} onLeft={() => leave(upload.key)}>
            {isBegun(upload) ? (
              <Sending targets={targets} uploading={uploading} upload={upload} />
            ) : (
              <Waiting targets={targets} uploading={uploading} upload={upload} />
            )}
          </Row>
        ))}
      </ul>
      <UnsavedDialog
        isDirty={under > 0}
        what={`${counted(under, 'picture is', 'pictures are')} still on the way into the library, and would not come.`}
      />
    </section>
  );
}

/** One of them; it goes once it is stored, or by its button. */
function Row({ onLeft, children }: { readonly onLeft: () => void; readonly children: ReactNode }) {
  const element = useFocusLeft<HTMLLIElement>(onLeft);
  return (
    <li className={row} ref={element}>
      {children}
    </li>
  );
}

interface RowProps {
  readonly upload: Upload;
  readonly uploading: Uploading;
  readonly targets: FocusTargets<UploadTarget>;
}

/** One that waits for those before it, or cannot be taken. */
function Waiting({ upload: { key, file, reason }, uploading, targets }: RowProps) {
  return (
    <>
      <span className={picture} />
      <div className={words}>
        {/* Many reasons begin with it. */}
        {reason?.includes(file.name) === true ? null : <bdi className={fileName}>{file.name}</bdi>}
        <div role={reason === null ? undefined : 'alert'}>
          <Text as="p" tone={reason === null ? 'muted' : 'danger'} variant="dashSmall">
            {reason ?? 'Waits for those before it'}
          </Text>
        </div>
      </div>
      <div className={controls}>
        <Button
          aria-label={`${reason === null ? 'Leave out' : 'Remove from this list'}: ${file.name}`}
          edge="always"
          onClick={() => uploading.remove(key)}
          ref={targets.ref(`row ${key}`)}
          size="small"
          variant="quiet"
        >
          {reason === null ? 'Leave out' : 'Remove from this list'}
        </Button>
      </div>
    </>
  );
}

/** One whose turn it is, or was. */
function Sending({ upload: { key, file, state }, uploading, targets }: RowProps) {
  const { now, send } = useLibraryPicture(file);
  const { media, problem, progress, reason } = now.context;
  const stored: Id | null = now.status === 'done' ? (now.output?.stored?.stored.id ?? null) : null;
  const isOver = now.status === 'done';
  const isReady = now.matches({ opened: 'choosing' });
  const isTurn = state === 'waiting';
  const isFilm = media?.kind === 'video';

  const begin = useEffectEvent(() => {
    if (isFilm) uploading.refuse(key, filmReason);
    else if (isTurn && (isReady || problem !== null)) send({ type: 'file.send' });
  });
  useEffect(() => begin(), [isReady, isTurn, isFilm]);
  const end = useEffectEvent(() => {
    if (stored !== null) uploading.keep(key, stored);
    else if (reason !== null) uploading.refuse(key, reason);
  });
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  const explain = useEffectEvent(() => {
    if (problem === null) return;
    logFailure('Failed to send a picture.', problem);
    uploading.fail(key);
  });
  useEffect(() => explain(), [problem]);

  const percent = progress === null || progress.total === 0 ? 0 : (100 * progress.sent) / progress.total;
  const hasFailed = problem !== null && !isTurn;
  return (
    <>
      <span className={picture}>
        {media === null ? null : <MediaPreview alt="" fit="contain" media={media} ratio="1/1" size="thumb" />}
      </span>
      <div className={words}>
        {hasFailed ? (
          <>
            <bdi className={fileName}>{file.name}</bdi>
            <div role="alert">
              <Text as="p" tone="danger" variant="dashSmall">
                {withReason(notSent, problem)}
              </Text>
            </div>
          </>
        ) : (
          <UploadPanel fileName={file.name} percent={percent} plain />
        )}
      </div>
      <div className={controls}>
        {hasFailed ? (
          <Button
            aria-label={`Try again: ${file.name}`}
            onClick={() => {
              uploading.retry(key);
              targets.focus(`row ${key}`);
            }}
            size="small"
          >
            Try again
          </Button>
        ) : null}
        <Button
          aria-label={`${hasFailed ? 'Remove from this list' : 'Cancel'}: ${file.name}`}
          edge="always"
          onClick={() => uploading.remove(key)}
          ref={targets.ref(`row ${key}`)}
          size="small"
          variant="quiet"
        >
          {hasFailed ? 'Remove from this list' : 'Cancel'}
        </Button>
      </div>
    </>
  );
}

/** Films stand in projects alone. */
export const filmReason = 'This is a film. Films belong to projects: add it in the form of its project.';
