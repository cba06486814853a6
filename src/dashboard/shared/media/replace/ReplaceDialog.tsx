import { ChoiceDialog } from '@vitrine/design-system/components/choice-dialog';
import { UploadPanel } from '@vitrine/design-system/components/drop-zone';
import { Text } from '@vitrine/design-system/components/text';
import { useEffect, useEffectEvent } from 'react';
import type { Media } from '../../../../domain/content.ts';
import { describeFilmWeight } from '../../../../domain/film-weight.ts';
import { fitInPlace } from '../../../../domain/fit.ts';
import { isolated } from '../../../../domain/isolated.ts';
import { placeName, refuseInPlace } from '../../../../domain/media-places.ts';
import type { MediaPlace } from '../../../../domain/media-places.ts';
import { useFileReplacement } from '../../../../machines/homepage/slot-file.react.tsx';
import type { StoredByUpload } from '../../../../machines/homepage/slot-file.react.tsx';
import { useProvidedMachine } from '../../../../machines/machine-context.ts';
import { usePart } from '../../../../machines/sending/sending.react.tsx';
import { usePageResource } from '../../../../machines/page-resource/page-resource.react.tsx';
import { counted, isPassing, logFailure, ownWords } from '../../messages.ts';
import { ResourceState } from '../../page/ResourceState.tsx';
import { FilmNote } from '../FilmNote.tsx';
import { PlacesToReplaceMachineContext } from '../media-machines.ts';
import { MediaPreview } from '../MediaPreview.tsx';
import {
  body,
  pair,
  picture,
  place as placeClass,
  places as placesClass,
  problem as problemClass,
} from './replace.css.ts';
import { describeReplaceFailure, isChanged } from './texts.ts';

interface ReplaceDialogProps {
  readonly file: File;
  /** Of the file that goes. */
  readonly path: string;
  readonly media: Media;
  readonly name: string;
  /** It is over: stored, refused before anything was asked, or let go. */
  readonly onEnded: (how: { readonly stored: StoredByUpload | null; readonly reason: string | null }) => void;
}

/** Shows a new file beside the one that it replaces, and every place that changes, before anything is changed. */
export function ReplaceDialog({ file, path, media, name, onEnded }: ReplaceDialogProps) {
  const { now, send, tellPlaces } = useFileReplacement(file);
  const found = usePageResource(useProvidedMachine(PlacesToReplaceMachineContext), path);
  const { film, problem, progress } = now.context;
  const fresh = now.context.media;
  const stood = found.value?.places ?? null;
  const etag = found.value?.etag ?? null;
  const isUploading = now.hasTag('uploading') || now.hasTag('waiting');
  usePart({ kind: 'file', state: isUploading ? 'begun' : null });
  const isConverting = now.matches('checking') && film !== null && film.stage !== 'looking';
  const isShown = isConverting || now.matches('opened');
  const refused = fresh === null ? [] : (stood ?? []).filter((one) => refuseInPlace(one, fresh) !== null);
  const isOver = now.status === 'done';

  // It can only be sent once its places are known.
  const tell = useEffectEvent(() => {
    if (stood !== null) tellPlaces({ id: path, title: name, etag });
  });
  useEffect(() => tell(), [etag, stood]);
  const end = useEffectEvent(() =>
    onEnded({ stored: now.output?.stored?.stored ?? null, reason: now.output?.reason ?? null }),
  );
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  const explain = useEffectEvent(() => {
    if (problem !== null) logFailure('Failed to replace the file.', problem);
  });
  useEffect(() => explain(), [problem]);

  const choices =
    isUploading || isConverting || stood === null || refused.length > 0 || stood.length === 0
      ? []
      : isChanged(problem)
        ? [{ label: 'Look again', onPress: found.retry }]
        : problem !== null && !isPassing(problem)
          ? []
          : [
              {
                label: problem === null ? 'Replace everywhere' : 'Retry',
                onPress: () => send({ type: 'file.send' }),
              },
            ];
  return (
    <ChoiceDialog
      cancelLabel={isUploading ? 'Cancel upload' : 'Cancel'}
      choices={choices}
      description="Alt text and what stays in view are kept. Undo brings the old file back."
      onCancel={() => send({ type: isUploading ? 'upload.cancel' : 'file.drop' })}
      open={isShown}
      question={`Replace ${isolated(name)} everywhere?`}
    >
      <div className={body}>
        <div className={pair}>
          <Side caption="Now" media={media} />
          <Side caption="New" media={fresh} />
        </div>
        {fresh?.kind === 'video' ? (
          <Text numeric variant="dashSmall">
            {describeFilmWeight(now.context.file.size)}
          </Text>
        ) : null}
        {film === null ? null : <FilmNote film={film} name={file.name} onAsk={send} />}
        <ResourceState describe={ownWords} resource={found}>
          {({ places }) => <Places media={fresh} places={places} />}
        </ResourceState>
        {now.hasTag('waiting') ? (
          <Text variant="dashSmall">It is sent as soon as it is converted.</Text>
        ) : now.hasTag('uploading') ? (
          <UploadPanel
            fileName={file.name}
            percent={progress === null || progress.total === 0 ? 0 : (100 * progress.sent) / progress.total}
          />
        ) : null}
        <div role="alert">
          {problem === null ? null : <p className={problemClass}>{describeReplaceFailure(problem)}</p>}
          {refused.length === 0 ? null : (
            <p className={problemClass}>
              It cannot stand in all of these places, so nothing is replaced. Choose another file.
            </p>
          )}
        </div>
      </div>
    </ChoiceDialog>
  );
}

interface SideProps {
  readonly caption: string;
  readonly media: Media | null;
}

function Side({ caption, media }: SideProps) {
  return (
    <div className={picture}>
      <MediaPreview alt="" fit="contain" isRounded media={media} ratio="4/3" />
      <Text numeric tone="muted" variant="dashSmall">
        {[caption, media?.width && media.height ? `${String(media.width)} × ${String(media.height)}` : '']
          .filter(Boolean)
          .join(', ')}
      </Text>
    </div>
  );
}

interface PlacesProps {
  /** The new file, once it is known. */
  readonly media: Media | null;
  readonly places: readonly MediaPlace[];
}

/** Each place, and how the new file suits it. */
function Places({ media, places }: PlacesProps) {
  if (places.length === 0) return <Text variant="dashText">It stands nowhere, so there is nothing to replace.</Text>;
  return (
    <section aria-label="Places that change">
      <Text variant="dashText">{`${counted(places.length, 'place changes', 'places change')} at once:`}</Text>
      <ul className={placesClass}>
        {places.map((place) => {
          const refusal = media === null ? null : refuseInPlace(place, media);
          const fit = media === null || refusal !== null ? null : fitInPlace(place, media);
          return (
            <li className={placeClass} key={placeName(place)}>
              <Text as="span" variant="dashText">
                {placeName(place)}
              </Text>
              {refusal === null ? null : (
                <Text as="span" tone="danger" variant="dashSmall">
                  {`Does not fit: ${refusal}`}
                </Text>
              )}
              {fit === null ? null : (
                <Text as="span" tone={fit.isGood ? 'muted' : 'ink'} variant="dashSmall">
                  {fit.text}
                </Text>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
