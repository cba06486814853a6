import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent } from 'react';
import type { Problem } from '../../api/problem.ts';
import type { Media, ProjectFile } from '../../domain/content.ts';
import type { SlotField } from '../../domain/slots.ts';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import type { FileProject, slotFileMachine } from './slot-file.machine.ts';

export const SlotFileMachineContext = createMachineContext<typeof slotFileMachine>('SlotFileMachineContext');

/** What a slot and its dialog draw of a file from the computer. */
export interface SlotFile {
  readonly isChecking: boolean;
  /** The dialog is open. */
  readonly isAsking: boolean;
  readonly isUploading: boolean;
  readonly file: File | null;
  /** Its preview. */
  readonly media: Media | null;
  readonly project: FileProject | null;
  /** Of the upload, 0 to 100. */
  readonly percent: number;
  readonly problem: Problem | null;
  readonly choose: (file: File, project: FileProject | null) => void;
  readonly chooseProject: (project: FileProject) => void;
  readonly send: () => void;
  readonly cancelUpload: () => void;
  /** Lets the file go. */
  readonly drop: () => void;
}

/** Each is called once for each file. */
export interface SlotFileListeners {
  readonly onStored: (stored: ProjectFile, project: FileProject) => void;
  readonly onRefused: (reason: string) => void;
}

/** A file from the computer on its way to a slot of this field. `field` is read once. */
export function useSlotFile(field: SlotField, listeners: SlotFileListeners): SlotFile {
  const actor = useActorRef(useProvidedMachine(SlotFileMachineContext), { input: { field } });
  const snapshot = useSelector(actor, (now) => now);
  const { file, media, project, progress, problem } = snapshot.context;
  const onStored = useEffectEvent(listeners.onStored);
  const onRefused = useEffectEvent(listeners.onRefused);

  useEffect(() => {
    const stored = actor.on('file.stored', (news) => onStored(news.stored, news.project));
    const refused = actor.on('file.refused', ({ reason }) => onRefused(reason));
    return () => {
      stored.unsubscribe();
      refused.unsubscribe();
    };
  }, [actor]);

  return {
    isChecking: snapshot.matches('checking'),
    isAsking: snapshot.hasTag('asking'),
    isUploading: snapshot.hasTag('uploading'),
    file,
    media,
    project,
    percent: progress === null || progress.total === 0 ? 0 : (100 * progress.sent) / progress.total,
    problem,
    choose: (chosen, proposed) => actor.send({ type: 'file.choose', file: chosen, project: proposed }),
    chooseProject: (chosen) => actor.send({ type: 'project.choose', project: chosen }),
    send: () => actor.send({ type: 'file.send' }),
    cancelUpload: () => actor.send({ type: 'upload.cancel' }),
    drop: () => actor.send({ type: 'file.drop' }),
  };
}
