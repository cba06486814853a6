import { shallowEqual, useActorRef, useSelector } from '@xstate/react';
import { createContext, useContext, useMemo } from 'react';
import type { ReactElement, ReactNode } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Problem } from '../../api/problem.ts';
import type { ForEditing, Project, WrittenProject } from '../../domain/content.ts';
import { nameProject, toProjectDraft, projectDraftShape } from '../../domain/project-draft.ts';
import { fingerprint, isSameProject, valuesOf } from '../../domain/project-form.ts';
import { withoutTrays } from '../../domain/trays.ts';
import { mergeProject } from '../../domain/project-merge.ts';
import { rebaseProject } from '../../domain/project-rebase.ts';
import type { FilmProgress } from '../../domain/chosen-films.ts';
import type { ChosenMedia, FormGrid, FormMedia } from '../../domain/project-form.ts';
import { randomKey } from '../../platform/random.ts';
import { useDraft } from '../draft/draft.react.tsx';
import type { Draft } from '../draft/draft.react.tsx';
import { createMachineContext, useProvidedMachine } from '../machine-context.ts';
import { useEmitted } from '../use-emitted.ts';
import { awaitedFilms, originalsOf, silencedFilms, soundlessFilms } from './chosen-files.ts';
import { arrivalAt, isSamePlace } from './file-state.ts';
import type { Arrival, FilePlace } from './file-state.ts';
import type { ProjectFormEvent } from './events.ts';
import { foldOf } from './folds.ts';
import { gatheringPlace } from './gathering.ts';
import type { ProjectFormContext, SentForm } from './context.ts';
import type { projectFormMachine } from './project-form.machine.ts';
import { uploadShares } from './upload.ts';

export const ProjectFormMachineContext = createMachineContext<typeof projectFormMachine>('ProjectFormMachineContext');

type ProjectFormActor = ActorRefFrom<typeof projectFormMachine>;

/** The form that the parts below a {@link ProjectFormProvider} share. It stays the same while somebody types. */
export interface ProjectForm {
  readonly actor: ProjectFormActor;
  /** What is typed and chosen is kept in the browser. */
  readonly draft: Draft;
  readonly send: (event: ProjectFormEvent) => void;
  readonly submit: () => void;
  /** Saves what was changed here over the version with this tag; all of the form, where that could not be read. */
  readonly overwrite: (etag: string | null, theirs: Project | null) => void;
}

const ProjectFormActorContext = createContext<ProjectForm | null>(null);

const keptFilms = ({ films }: ProjectFormContext) => films.filter(({ isKept }) => isKept).map(({ key }) => key);

/** As they were chosen, by their keys. */
const filmsToKeep = ({ films }: ProjectFormContext) =>
  Object.fromEntries(originalsOf(films).map(({ key, file }) => [key, file]));

const isDirty = ({ values, stored, waiting }: ProjectFormContext) =>
  waiting.length > 0 || !isSameProject(values, stored);

function useProjectDraft(actor: ProjectFormActor): Draft {
  const context = useSelector(actor, (now) => now.context);
  const { id, values, stored, waiting, gathered, idempotencyKey } = context;
  const kept = useSelector(actor, (now) => keptFilms(now.context), shallowEqual);
  const originals = useSelector(actor, (now) => filmsToKeep(now.context), shallowEqual);
  const silenced = useSelector(actor, (now) => silencedFilms(now.context.films), shallowEqual);
  const soundless = useSelector(actor, (now) => soundlessFilms(now.context.films), shallowEqual);
  const value = useMemo(
    () =>
      toProjectDraft(
        values,
        [
          ...waiting.map(({ place, ...file }) => ({ ...file, ...place })),
          ...gathered.map(({ key, file, media }) => ({ key, ...gatheringPlace, file, focus: media.focus })),
        ],
        idempotencyKey,
        { kept, originals, silenced, soundless },
      ),
    [values, waiting, gathered, idempotencyKey, kept, originals, silenced, soundless],
  );
  return useDraft({
    key: `project:${id === null ? 'new' : String(id)}`,
    value,
    isDirty: isDirty(context),
    version: id === null ? '' : fingerprint(stored),
    shape: projectDraftShape,
    describe: nameProject,
    restore: (draft) => actor.send({ type: 'form.restored', draft }),
    rebase: (draft, began) => rebaseProject(draft, began, stored),
    reset: () => actor.send({ type: 'form.reset' }),
    isSending: useSelector(actor, (now) => now.hasTag('busy')),
  });
}

/**
 * The form of a new project, or of `project` as it was read first (specification, section 4, "Project form"). It renders
 * with every change, to keep the draft; what is below it renders by what it selects.
 */
export function ProjectFormProvider(props: {
  readonly project: ForEditing<Project> | null;
  readonly children: ReactNode;
}): ReactElement {
  const actor = useActorRef(useProvidedMachine(ProjectFormMachineContext), { input: { project: props.project } });
  const draft = useProjectDraft(actor);
  const form = useMemo(
    () => ({
      actor,
      draft,
      send: (event: ProjectFormEvent) => actor.send(event),
      submit: () => actor.send({ type: 'form.submit', idempotencyKey: randomKey() }),
      overwrite: (etag: string | null, theirs: Project | null) => {
        const { values: mine, stored: base } = actor.getSnapshot().context;
        const stored = theirs === null ? null : valuesOf(theirs);
        const merged = stored === null ? null : { values: mergeProject({ base, mine, theirs: stored }), stored };
        actor.send({ type: 'project.overwrite', etag, merged });
      },
    }),
    [actor, draft],
  );
  return <ProjectFormActorContext value={form}>{props.children}</ProjectFormActorContext>;
}

/** The form around this part. */
export function useProjectForm(): ProjectForm {
  const form = useContext(ProjectFormActorContext);
  if (form === null) throw new Error('Parts of a project form need a <ProjectFormProvider> above them');
  return form;
}

/** A part of what the form holds; renders only when that part is another. */
export function useFormState<Selected>(
  select: (context: ProjectFormContext) => Selected,
  isEqual?: (one: Selected, other: Selected) => boolean,
): Selected {
  return useSelector(useProjectForm().actor, (now) => select(now.context), isEqual);
}

/** A part of one grid. @param grid as it was drawn last: on its way out it is no longer in the form */
export function useGridState<Selected>(grid: FormGrid, select: (grid: FormGrid) => Selected): Selected {
  return useFormState(({ values }) => select(values.grids.find(({ key }) => key === grid.key) ?? grid));
}

/** Are its frames out of sight? */
export function useIsFolded(grid: FormGrid): boolean {
  const name = useGridState(grid, foldOf);
  return useFormState(({ folded }) => folded.includes(name));
}

/** Something in it is not saved. */
export function useIsDirty(): boolean {
  return useFormState(isDirty);
}

/** It is being sent or read again. */
export function useIsBusy(): boolean {
  return useSelector(useProjectForm().actor, (now) => now.hasTag('busy'));
}

/** Saved, but what is stored could not be read again: why. Nothing can be changed before it is. */
export function useOutdated(): Problem | null {
  return useSelector(useProjectForm().actor, (now) => (now.hasTag('outdated') ? now.context.problem : null));
}

/** Nothing can be changed: busy, outdated, or not known yet whether there is a draft. */
export function useIsLocked(): boolean {
  const { actor, draft } = useProjectForm();
  const isLocked = useSelector(actor, (now) => now.hasTag('busy') || now.hasTag('outdated'));
  return isLocked || draft.isOpening;
}

/** What comes to this place, and why were other files refused? */
export function useFilesAt(place: FilePlace): { readonly arrival: Arrival; readonly refusals: readonly string[] } {
  const isHere = (one: { readonly place: FilePlace }) => isSamePlace(one.place, place);
  const arrival = useFormState((now) => arrivalAt(now, place));
  const refusals = useFormState(({ refusals: all }) => all.filter(isHere).map(({ text }) => text), shallowEqual);
  return { arrival, refusals };
}

/** A film of this place, and the name of its file. */
export interface FilmAt {
  readonly film: FilmProgress;
  readonly name: string;
  /** It has not got its place yet. */
  readonly isWaiting: boolean;
}

/** Files that are ready, and get their places with those of the same choice that are not. */
export const useGathered = (): readonly ChosenMedia[] => useFormState((now) => now.gathered);

/** The films that wait for this place, and the one that is shown there. */
export function useFilmsAt(place: FilePlace, content: FormMedia | null): readonly FilmAt[] {
  const films = useFormState((now) => now.films);
  const waiting = useFormState((now) => now.waiting);
  return films.flatMap((film): readonly FilmAt[] => {
    const found = waiting.find((one) => one.key === film.key && isSamePlace(one.place, place));
    if (found !== undefined) return [{ film, name: found.file.name, isWaiting: true }];
    const isShown = content?.source === 'chosen' && content.key === film.key;
    return isShown ? [{ film, name: content.file.name, isWaiting: false }] : [];
  });
}

/** The films that sending waits for; none while nothing is to be sent. */
export function useFilmsAwaited(): readonly FilmProgress[] {
  return useSelector(
    useProjectForm().actor,
    (now) => (now.matches('checking') ? awaitedFilms(now.context) : []),
    shallowEqual,
  );
}

const nothingSent = { sent: 0, total: 1 };

/** The progress of an upload, in per cent, of one file or (null) of all of it; null while there is no upload. */
export function useUploadShare(file: string | null): number | null {
  return useSelector(useProjectForm().actor, (now) => {
    if (!now.hasTag('uploading')) return null;
    const { values: held, stored, films, progress } = now.context;
    const values = withoutTrays(held, stored);
    const { all, files } = uploadShares({ values, originals: originalsOf(films) }, progress ?? nothingSent);
    return file === null ? all : (files.get(file) ?? null);
  });
}

/** Each is called once for each attempt. */
export interface ProjectFormListeners {
  readonly onSaved: (written: WrittenProject | null, sent: SentForm) => void;
  readonly onFailed: (problem: Problem) => void;
  readonly onCancelled: () => void;
  /** Not sent: a film waits for a decision. */
  readonly onHeld: () => void;
}

/** Listens to the ends of submits. */
export function useProjectFormListeners(listeners: ProjectFormListeners): void {
  useEmitted(useProjectForm().actor, {
    'project.saved': ({ written, sent }) => listeners.onSaved(written, sent),
    'project.refused': ({ problem }) => listeners.onFailed(problem),
    'project.cancelled': listeners.onCancelled,
    'project.held': listeners.onHeld,
  });
}
