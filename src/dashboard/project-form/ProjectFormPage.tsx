import { ErrorState } from '@vitrine/design-system/components/error-state';
import { CrossIcon } from '@vitrine/design-system/components/icon';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { FormChoices } from '../../api/dashboard/reads.ts';
import type { Problem } from '../../api/problem.ts';
import type { ForEditing, Project } from '../../domain/content.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import type { ProjectDraft } from '../../domain/project-draft.ts';
import { otherSlugs } from '../../domain/address.ts';
import { isHiddenChoice } from '../../domain/publication.ts';
import { useConflict } from '../../machines/conflict/conflict.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { usePreview } from '../../machines/preview/preview.react.tsx';
import {
  ProjectFormProvider,
  useFormState,
  useIsBusy,
  useIsDirty,
  useOutdated,
  useProjectForm,
  useProjectFormListeners,
} from '../../machines/project-form/project-form.react.tsx';
import { useShowToast, useToastRequest } from '../../machines/toasts/toasts.react.tsx';
import { useUndo } from '../../machines/undo/undo.react.tsx';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import { DraftNote } from '../shared/drafts/DraftNote.tsx';
import { nothingToSave, useLastSaved } from '../shared/forms/last-saved.ts';
import { useFormSending } from '../shared/forms/use-form-sending.ts';
import { SubmitButton } from '../shared/forms/SubmitButton.tsx';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { HeadLink } from '../shared/page/HeadLink.tsx';
import { formFailure, isPassing, ownWords, reasonBefore, reasonInForm } from '../shared/messages.ts';
import { UnsavedDialog } from '../shared/drafts/UnsavedDialog.tsx';
import { beside } from '../shared/preview/preview.css.ts';
import { usePreviewLink } from '../shared/links/use-preview-link.ts';
import { PreviewButton } from '../shared/preview/PreviewButton.tsx';
import { IntroFields } from './fields/IntroFields.tsx';
import { RailFields, StateFields } from './fields/RailFields.tsx';
import { Grids } from './grids/Grids.tsx';
import { FormArea } from './media/FormArea.tsx';
import { FormOriginals } from './media/FormOriginals.tsx';
import { ProjectConflictMachineContext } from './machines.ts';
import { ProjectConflictDialog } from './ProjectConflictDialog.tsx';
import { gridsArea, intro, rail, railArea, stale, stateArea } from './project-form.css.ts';
import { projectInPreview } from './project-in-preview.ts';
import { ProjectMenu } from './ProjectMenu.tsx';
import { ProjectPreview } from './ProjectPreview.tsx';
import { linksTo, noteOf, placeOf, undoOf } from './saved-toast.ts';
import { texts } from './texts.ts';
import { UploadFoot } from './UploadFoot.tsx';

interface ProjectFormPageProps {
  readonly heading: string;
  /** Null for a new one. */
  readonly project: ForEditing<Project> | null;
  readonly choices: FormChoices;
  /** A part of the choices could not be read. */
  readonly problem: Problem | null;
  /** Reads the choices again. */
  readonly onChoices: () => void;
}

/** One project's form, Submit in the head (specification, section 2, "Create project"; section 8, "Projects"). */
export function ProjectFormPage(props: ProjectFormPageProps) {
  return (
    <ProjectFormProvider project={props.project}>
      <FormOriginals>
        <ProjectFormContent {...props} />
      </FormOriginals>
    </ProjectFormProvider>
  );
}

function ProjectFormContent({ heading, project, choices, problem, onChoices }: ProjectFormPageProps) {
  const { show, dismissTopic } = useShowToast();
  const formId = useId();
  const savedId = useId();
  const created = useRef<{ readonly token: string | undefined; readonly draft: ProjectDraft }>(undefined);
  const targets = useFocusTargets<'title' | 'submit' | 'preview' | 'previewOnPhone'>();
  const { actor, draft, send, submit, overwrite } = useProjectForm();
  const isNew = project === null;
  const isBusy = useIsBusy();
  const isDirty = useIsDirty();
  const outdated = useOutdated();
  const storedVisibility = useFormState(({ stored }) => stored.visibility);
  const slug = useFormState(({ stored }) => stored.slug) || (project?.slug ?? '');
  const storedTitle = useFormState(({ stored }) => stored.title);
  const lastSaved = useLastSaved(project?.updatedAt, isDirty);
  const navigate = useNavigate();
  const sendForm = useFormSending({ form: formId, send: submit });
  const links = usePreviewLink({
    kind: 'project',
    save: sendForm,
    onCreated: (id) => navigate(dashboardPaths.editProject(id)),
  });
  const preview = usePreview(
    () => {
      const { values, stored } = actor.getSnapshot().context;
      return projectInPreview(values, stored);
    },
    () => {
      // One of them is there.
      targets.focus('preview');
      targets.focus('previewOnPhone');
    },
  );
  useProjectFormListeners({
    onSaved: (written, sent) => {
      links.saved(project?.id ?? written?.id ?? null, isNew);
      show({
        kind: 'success',
        text: isNew ? texts.created : texts.updated,
        note: noteOf(sent),
        topic: savedId,
        action: undoOf(written, isNew, sent),
        links: linksTo(written ?? project, isNew, sent),
      });
      created.current = { token: written?.undo, draft: sent.draft };
      if (!isNew) {
        lastSaved.saved();
        return;
      }
      // The next project may be related to the new one.
      onChoices();
      targets.focusAfter('submit', 'title');
    },
    onFailed: (why) => {
      if (project !== null && conflict.catches(why, String(project.id))) return;
      // A refusal would be repeated.
      const action = isPassing(why) ? ({ label: 'Retry', request: { type: 'form.retry' } } as const) : undefined;
      const explain = (problem: Problem) =>
        [placeOf(problem, actor.getSnapshot().context.values), reasonInForm(problem)].join('');
      show({ ...formFailure(texts.failed, why, explain), topic: formId, action });
    },
    onCancelled: () => {
      links.forget();
      show({ kind: 'success', text: 'Upload cancelled. Nothing you entered is lost.' });
    },
    onHeld: () => show({ kind: 'error', text: texts.held, topic: formId }),
  });
  const conflict = useConflict(useProvidedMachine(ProjectConflictMachineContext), {
    onMine: (etag) => overwrite(etag, conflict.stored),
    onStored: (stored) => {
      links.forget();
      send({ type: 'project.take', project: stored });
    },
  });

  // A project without a title begins with it, when one is to be added too; a draft that has one is read first.
  const { key: visit } = useLocation();
  const begin = useEffectEvent(() => {
    if (actor.getSnapshot().context.values.title === '') targets.focus('title');
  });
  useEffect(() => {
    if (!draft.isOpening) begin();
  }, [draft.isOpening, visit]);

  // A failure stays until it is retried; its toast must be dismissed with it, and with the form.
  useEffect(() => () => dismissTopic(formId), [dismissTopic, formId]);
  useEffect(() => {
    if (isBusy) dismissTopic(formId);
  }, [isBusy, dismissTopic, formId]);
  useToastRequest((request) => {
    if (request.type === 'form.retry') sendForm();
    if (request.type === 'title.restore') {
      send({ type: 'field.changed', field: 'title', value: request.title });
      sendForm();
    }
  });
  // What went again stands in the form, unless something else does by now.
  useUndo({
    onUndone: ({ token }) => {
      if (token !== created.current?.token) return;
      if (!isDirty) send({ type: 'form.restored', draft: created.current.draft });
      created.current = undefined;
    },
  });

  return (
    <>
      <DashboardPage
        actions={
          <>
            {project === null ? null : (
              <ProjectMenu id={project.id} isDirty={isDirty} isHidden={isHiddenChoice(storedVisibility)} slug={slug} />
            )}
            <PreviewButton place="head" preview={preview} ref={targets.ref('preview')} />
            <HeadLink icon={<CrossIcon size={18} />} to={dashboardPaths.allProjects}>
              Cancel
            </HeadLink>
            <SubmitButton busy={isBusy} disabled={outdated !== null} form={formId} ref={targets.ref('submit')} />
          </>
        }
        heading={heading}
        note={lastSaved.note ?? storedTitle}
      >
        {problem === null ? null : (
          <div className={stale}>
            <ErrorState onRetry={onChoices} reason={reasonBefore(ownWords(problem), problem)}>
              {ownWords(problem)}
            </ErrorState>
          </div>
        )}
        {outdated === null ? null : (
          <div className={stale}>
            <ErrorState onRetry={() => send({ type: 'project.retry' })}>
              {`Saved, but the project could not be read again. ${ownWords(outdated)}`}
            </ErrorState>
          </div>
        )}
        <DraftNote draft={draft} onDiscarded={() => targets.focus('title')} />
        <PreviewButton
          note={lastSaved.note ?? nothingToSave}
          place="form"
          preview={preview}
          ref={targets.ref('previewOnPhone')}
        />
        <div className={preview.isOpen ? beside : undefined}>
          <FormArea id={formId} label={heading} onSubmit={links.forget}>
            <div className={stateArea}>
              <StateFields links={links} ownId={project?.id ?? null} />
            </div>
            <div className={intro}>
              <IntroFields titleRef={targets.ref('title')} />
            </div>
            <div className={railArea}>
              <div className={rail}>
                <RailFields
                  choices={choices}
                  formerSlugs={project === null ? [] : otherSlugs(project, slug)}
                  onChoices={onChoices}
                  ownId={project?.id ?? null}
                />
              </div>
            </div>
            <div className={gridsArea}>
              <Grids />
            </div>
          </FormArea>
          {preview.isOpen ? <ProjectPreview preview={preview} /> : null}
        </div>
        <UnsavedDialog draft={draft} isDirty={isDirty} />
        <ProjectConflictDialog
          categories={choices.categories ?? []}
          conflict={conflict}
          onClosed={() => targets.focus('submit')}
        />
      </DashboardPage>
      <UploadFoot />
    </>
  );
}
