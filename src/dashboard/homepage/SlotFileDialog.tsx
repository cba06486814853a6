import { ChoiceDialog } from '@vitrine/design-system/components/choice-dialog';
import { UploadPanel } from '@vitrine/design-system/components/drop-zone';
import { Text } from '@vitrine/design-system/components/text';
import { useState } from 'react';
import type { RefObject } from 'react';
import { describeFit } from '../../domain/fit.ts';
import type { SlotRow } from '../../domain/slots.ts';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { usePageResource } from '../../machines/page-resource/page-resource.react.tsx';
import type { SlotFile } from '../../machines/slot-file/slot-file.react.tsx';
import { MediaPreview } from '../shared/MediaPreview.tsx';
import { ProjectSearch } from '../shared/ProjectSearch.tsx';
import { ResourceState } from '../shared/ResourceState.tsx';
import { dialogBody, dialogPicture, problem as problemClass } from './shelf.css.ts';
import { describeStoreFailure, isUnsupported } from './texts.ts';
import { ShelfProjectsMachineContext } from './machines.ts';

interface SlotFileDialogProps {
  readonly slotFile: SlotFile;
  /** 'grid item 2' */
  readonly name: string;
  readonly ratio: SlotRow['ratio'];
  /** The slot's way to the picker, for providers that keep no files outside grids. */
  readonly picker: RefObject<HTMLAnchorElement | null>;
  readonly onClosed: () => void;
}

/** Whose media a file from the computer becomes, how it suits the slot, and how far it has come. */
export function SlotFileDialog({ slotFile, name, ratio, picker, onClosed }: SlotFileDialogProps) {
  const { isAsking, isUploading, file, project, problem } = slotFile;
  // The closing dialog still shows what it asked.
  const [fileName, setFileName] = useState('');
  if (isAsking && file !== null && file.name !== fileName) setFileName(file.name);
  const send = { label: problem === null ? 'Upload and show' : 'Retry', onPress: slotFile.send };
  const leave = {
    label: 'Choose from its media',
    onPress: () => {
      slotFile.drop();
      picker.current?.click();
    },
  };
  const isHopeless = problem !== null && isUnsupported(problem);
  const choices = isUploading || project === null ? [] : isHopeless ? [leave] : [send];
  return (
    <ChoiceDialog
      cancelLabel={isUploading ? 'Cancel upload' : 'Cancel'}
      choices={choices}
      description={
        project === null ? 'Choose the project that it belongs to.' : `It becomes one of the media of ${project.title}.`
      }
      onCancel={isUploading ? slotFile.cancelUpload : slotFile.drop}
      onClosed={onClosed}
      open={isAsking}
      question={`Put ${fileName} on ${name}`}
    >
      {isAsking ? <FileToPlace ratio={ratio} slotFile={slotFile} /> : null}
    </ChoiceDialog>
  );
}

function FileToPlace({ slotFile, ratio }: Pick<SlotFileDialogProps, 'slotFile' | 'ratio'>) {
  const { file, media, isUploading, percent, problem, project, chooseProject } = slotFile;
  const projects = usePageResource(useProvidedMachine(ShelfProjectsMachineContext), 'all');
  const fit = media === null ? null : describeFit(media, ratio);
  return (
    <div className={dialogBody}>
      <div className={dialogPicture}>
        <MediaPreview alt="" isRounded media={media} ratio={ratio} />
      </div>
      {fit === null ? null : (
        <Text tone={fit.isGood ? 'muted' : 'ink'} variant="dashSmall">
          {fit.text}
        </Text>
      )}
      {isUploading ? (
        <UploadPanel fileName={file?.name ?? ''} percent={percent} />
      ) : (
        <ResourceState resource={projects}>
          {(all) => (
            <ProjectSearch
              label="Project"
              onTake={({ id, title }) => chooseProject({ id, title })}
              opens="up"
              placeholder={project?.title ?? 'Search by title'}
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
