import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { Problem } from '../../api/problem.ts';
import type { ForEditing, GridType, Project } from '../../domain/content.ts';
import { keepProject, keptProjectSchema } from '../../domain/project-draft.ts';
import type { ProjectEdit } from '../../domain/project-edits.ts';
import { fingerprint, isSameProject } from '../../domain/project-form.ts';
import type { ProjectValues } from '../../domain/project-form.ts';
import { randomKey } from '../../platform/random.ts';
import { useDraft } from '../draft/draft.react.tsx';
import type { Draft } from '../draft/draft.react.tsx';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import type { FilePlace, FileRefusal, WaitingFile } from './chosen-files.ts';
import { uploadShares } from './upload.ts';
import type { UploadShares } from './upload.ts';
import type { projectFormMachine } from './project-form.machine.ts';

export const ProjectFormMachineContext = createMachineContext<typeof projectFormMachine>('ProjectFormMachineContext');

/** What a project's form draws. */
export interface ProjectForm {
  readonly values: ProjectValues;
  /** As stored; empty for a new project. */
  readonly stored: ProjectValues;
  /** Files that are being looked at. */
  readonly waiting: readonly WaitingFile[];
  /** Files that were not taken. */
  readonly refusals: readonly FileRefusal[];
  /** It is on its way, or read again. */
  readonly isBusy: boolean;
  /** Nothing can be changed: busy, outdated, or not known yet whether there is a draft. */
  readonly isLocked: boolean;
  /** How far the upload has come; null unless one is under way. */
  readonly upload: UploadShares | null;
  /** Saved, but what is stored could not be read again: nothing can be changed before it is. */
  readonly outdated: Problem | null;
  /** Something in it is not saved. */
  readonly isDirty: boolean;
  /** What is typed and chosen is kept in the browser. */
  readonly draft: Draft;
  readonly edit: (edit: ProjectEdit) => void;
  readonly addGrid: (gridType: GridType) => void;
  /** Several files fill consecutive slots from this one on. */
  readonly chooseFiles: (place: FilePlace, files: readonly File[]) => void;
  readonly submit: () => void;
  /** Saves over the version with this tag, which was stored meanwhile. */
  readonly overwrite: (etag: string | null) => void;
  /** Takes what was stored meanwhile. */
  readonly take: (project: ForEditing<Project>) => void;
  readonly cancelUpload: () => void;
  readonly readAgain: () => void;
}

/** Each is called once for each attempt. */
export interface ProjectFormListeners {
  readonly onSaved: () => void;
  readonly onFailed: (problem: Problem) => void;
  readonly onCancelled: () => void;
}

const nothingSent = { sent: 0, total: 1 };

/** The form of a new project, or of `project` as it was read first (specification, section 4, "Project form"). */
export function useProjectForm(project: ForEditing<Project> | null, listeners: ProjectFormListeners): ProjectForm {
  const actor = useActorRef(useProvidedMachine(ProjectFormMachineContext), { input: { project } });
  const snapshot = useSelector(actor, (now) => now);
  const { values, stored, waiting, refusals, progress, problem } = snapshot.context;
  const onSaved = useEffectEvent(listeners.onSaved);
  const onFailed = useEffectEvent(listeners.onFailed);
  const onCancelled = useEffectEvent(listeners.onCancelled);

  useEffect(() => {
    const heard = [
      actor.on('project.saved', () => onSaved()),
      actor.on('project.refused', (news) => onFailed(news.problem)),
      actor.on('project.cancelled', () => onCancelled()),
    ];
    return () => {
      for (const one of heard) one.unsubscribe();
    };
  }, [actor]);

  const isDirty = waiting.length > 0 || !isSameProject(values, stored);
  const { id, idempotencyKey } = snapshot.context;
  const kept = useMemo(
    () =>
      keepProject(
        values,
        waiting.map(({ key, place, file }) => ({ key, ...place, file })),
        idempotencyKey,
      ),
    [values, waiting, idempotencyKey],
  );
  const draft = useDraft({
    key: `project:${id === null ? 'new' : String(id)}`,
    value: kept,
    isDirty,
    version: id === null ? '' : fingerprint(stored),
    schema: keptProjectSchema,
    restore: (found) => actor.send({ type: 'form.restored', draft: found }),
    reset: () => actor.send({ type: 'form.reset' }),
  });
  const isBusy = snapshot.hasTag('busy');

  return {
    values,
    stored,
    waiting,
    refusals,
    isBusy,
    isLocked: isBusy || snapshot.hasTag('outdated') || draft.isOpening,
    upload: snapshot.hasTag('uploading') ? uploadShares(values, progress ?? nothingSent) : null,
    outdated: snapshot.hasTag('outdated') ? problem : null,
    isDirty,
    draft,
    edit: (edit) => actor.send(edit),
    addGrid: (gridType) => actor.send({ type: 'grid.added', gridType }),
    chooseFiles: (place, files) => actor.send({ type: 'files.chosen', place, files }),
    submit: () => actor.send({ type: 'form.submit', idempotencyKey: randomKey() }),
    overwrite: (etag) => actor.send({ type: 'project.overwrite', etag }),
    take: (taken) => actor.send({ type: 'project.take', project: taken }),
    cancelUpload: () => actor.send({ type: 'upload.cancel' }),
    readAgain: () => actor.send({ type: 'project.retry' }),
  };
}
