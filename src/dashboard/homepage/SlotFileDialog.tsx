import { ChoiceDialog } from '@vitrine/design-system/components/choice-dialog';
import { UploadPanel } from '@vitrine/design-system/components/drop-zone';
import { Text } from '@vitrine/design-system/components/text';
import type { SnapshotFrom } from 'xstate';
import { describeFilmWeight } from '../../domain/film-weight.ts';
import { describeFit } from '../../domain/fit.ts';
import type { Shown } from '../../domain/fit.ts';
import type { SlotRow } from '../../domain/slots.ts';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { usePageResource } from '../../machines/page-resource/page-resource.react.tsx';
import { usePart } from '../../machines/sending/sending.react.tsx';
import { useSlotFile } from '../../machines/homepage/homepage.react.tsx';
import type { SlotFileRef } from '../../machines/homepage/homepage.react.tsx';
import { FilmNote } from '../shared/media/FilmNote.tsx';
import { MediaPreview } from '../shared/media/MediaPreview.tsx';
import { ProjectSearch } from '../shared/forms/ProjectSearch.tsx';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { dialogBody, dialogPicture, problem as problemClass } from './shelf.css.ts';
import { isPassing } from '../shared/messages.ts';
import { describeStoreFailure, isUnsupported } from './texts.ts';
import { ShelfProjectsMachineContext } from './machines.ts';
import { isolated } from '../../domain/isolated.ts';
import { named } from '../shared/named.ts';

interface SlotFileDialogProps {
  /** None while no file is on its way. */
  readonly file: SlotFileRef | undefined;
  /** 'grid item 2' */
  readonly name: string;
  readonly ratio: SlotRow['ratio'];
  /** How visitors see what is in the slot. */
  readonly shown: Shown;
  /** To the picker, for providers that keep no files outside grids. */
  readonly onPicker: () => void;
  readonly onClosed: () => void;
}

/** Chooses the project that a file from the computer is stored in; shows how it fits the slot, and its progress. */
export function SlotFileDialog({ file, name, ratio, shown, onPicker, onClosed }: SlotFileDialogProps) {
  const now = useSlotFile(file);
  const film = now?.context.film ?? null;
  // A film that is only looked at is no news yet.
  const isConverting = now?.matches('checking') === true && film !== null && film.stage !== 'looking';
  const isAsking = isConverting || now?.matches('opened') === true;
  const isUploading = now?.hasTag('uploading') === true || now?.hasTag('waiting') === true;
  usePart({ kind: 'file', state: isUploading ? 'begun' : null });
  const { project = null, problem = null } = now?.context ?? {};
  const drop = () => file?.send({ type: 'file.drop' });
  const send = {
    label: problem === null ? 'Upload and show' : 'Retry',
    onPress: () => file?.send({ type: 'file.send' }),
  };
  const leave = {
    label: 'Choose from its media',
    onPress: () => {
      drop();
      onPicker();
    },
  };
  const isHopeless = problem !== null && isUnsupported(problem);
  const isRefused = problem !== null && !isPassing(problem);
  const choices = isUploading || isConverting || project === null ? [] : isHopeless ? [leave] : isRefused ? [] : [send];
  return (
    <ChoiceDialog
      cancelLabel={isUploading ? 'Cancel upload' : 'Cancel'}
      choices={choices}
      description={
        project === null
          ? 'Choose the project that it belongs to.'
          : `It becomes one of the media of ${isolated(named(project.title))}.`
      }
      onCancel={isUploading ? () => file?.send({ type: 'upload.cancel' }) : drop}
      onClosed={onClosed}
      open={isAsking}
      question={`Put ${isolated(now?.context.file.name ?? '')} on ${name}`}
    >
      {isAsking && file !== undefined ? <FileToPlace file={file} now={now} ratio={ratio} shown={shown} /> : null}
    </ChoiceDialog>
  );
}

interface FileToPlaceProps {
  readonly file: SlotFileRef;
  readonly now: SnapshotFrom<SlotFileRef>;
  readonly ratio: SlotRow['ratio'];
  readonly shown: Shown;
}

function FileToPlace({ file, now, ratio, shown }: FileToPlaceProps) {
  const { film, media, progress, problem, project } = now.context;
  const projects = usePageResource(useProvidedMachine(ShelfProjectsMachineContext), 'all');
  const fit = media === null ? null : describeFit(media, ratio, shown);
  const percent = progress === null || progress.total === 0 ? 0 : (100 * progress.sent) / progress.total;
  return (
    <div className={dialogBody}>
      <div className={dialogPicture}>
        <MediaPreview alt="" isRounded media={media} ratio={ratio} />
      </div>
      {media?.kind === 'video' ? (
        <Text numeric variant="dashSmall">
          {describeFilmWeight(now.context.file.size)}
        </Text>
      ) : null}
      {fit === null ? null : (
        <Text tone={fit.isGood ? 'muted' : 'ink'} variant="dashSmall">
          {fit.text}
        </Text>
      )}
      {film === null ? null : <FilmNote film={film} name={now.context.file.name} onAsk={file.send} />}
      {now.hasTag('waiting') ? (
        <Text variant="dashSmall">It is sent as soon as it is converted.</Text>
      ) : now.hasTag('uploading') ? (
        <UploadPanel fileName={now.context.file.name} percent={percent} />
      ) : (
        <ResourceState resource={projects}>
          {(all) => (
            <ProjectSearch
              label="Project"
              onTake={({ id, title }) => file.send({ type: 'project.choose', project: { id, title } })}
              opens="up"
              placeholder={project === null ? 'Search by title' : named(project.title)}
              projects={all}
            />
          )}
        </ResourceState>
      )}
      <div role="alert">
        {problem === null ? null : <p className={problemClass}>{describeStoreFailure(problem)}</p>}
      </div>
    </div>
  );
}
