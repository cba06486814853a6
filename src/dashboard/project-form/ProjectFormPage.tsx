import { Button, ButtonLink } from '@vitrine/design-system/components/button';
import { ErrorState } from '@vitrine/design-system/components/error-state';
import { useEffect, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { FormChoices } from '../../api/dashboard/reads.ts';
import type { Problem } from '../../api/problem.ts';
import type { ForEditing, Project } from '../../domain/content.ts';
import { paths } from '../../domain/paths.ts';
import { valuesOf } from '../../domain/project-form.ts';
import { useConflict } from '../../machines/conflict/conflict.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useProjectForm } from '../../machines/project-form/project-form.react.tsx';
import { useShowToast, useToastRequest } from '../../machines/toasts/toasts.react.tsx';
import { ConflictDialog } from '../shared/ConflictDialog.tsx';
import { DashboardPage } from '../shared/DashboardPage.tsx';
import { DraftNote } from '../shared/DraftNote.tsx';
import { isFocusFree } from '../shared/focus.ts';
import { ownWords, withOwnWords } from '../shared/messages.ts';
import { UnsavedDialog } from '../shared/UnsavedDialog.tsx';
import { useFileEntry } from '../shared/use-file-entry.ts';
import { compareProject } from './compare-project.ts';
import { Grids } from './Grids.tsx';
import { IntroFields } from './IntroFields.tsx';
import { readPlace } from './places.ts';
import { gridsArea, intro, page, rail, railArea, stale } from './project-form.css.ts';
import { RailFields } from './RailFields.tsx';
import { texts } from './texts.ts';
import { UploadFoot } from './UploadFoot.tsx';
import { ProjectConflictMachineContext } from './machines.ts';

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
export function ProjectFormPage({ heading, project, choices, problem, onChoices }: ProjectFormPageProps) {
  const { show, dismissTopic } = useShowToast();
  const formId = useId();
  const element = useRef<HTMLFormElement>(null);
  const title = useRef<HTMLInputElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const isNew = project === null;
  const form = useProjectForm(project, {
    onSaved: () => {
      show({ kind: 'success', text: isNew ? texts.created : texts.updated });
      if (!isNew) return;
      // The new one may be related to the next.
      onChoices();
      if (isFocusFree(submit.current)) title.current?.focus();
    },
    onFailed: (why) => {
      if (project !== null && conflict.catches(why, String(project.id))) return;
      const action = { label: 'Retry', request: { type: 'form.retry' } } as const;
      show({ kind: 'error', text: withOwnWords(texts.failed, why), topic: formId, action });
    },
    onCancelled: () => {
      show({ kind: 'success', text: 'Upload cancelled. Nothing you entered is lost.' });
    },
  });
  const conflict = useConflict(useProvidedMachine(ProjectConflictMachineContext), {
    onMine: form.overwrite,
    onStored: form.take,
  });
  const { isBusy, isDirty, outdated } = form;
  const over = useFileEntry(element, form.isLocked, (place, files) => form.chooseFiles(readPlace(place), files));

  // A failure stays until it is tried again: its Retry must not outlive it, nor the form.
  useEffect(() => {
    if (isBusy) dismissTopic(formId);
  }, [isBusy, dismissTopic, formId]);
  useEffect(() => () => dismissTopic(formId), [dismissTopic, formId]);
  useToastRequest(({ type }) => {
    if (type === 'form.retry') form.submit();
  });

  return (
    <>
      <DashboardPage
        actions={
          <>
            <ButtonLink asChild>
              <Link to={paths.dashboardScreens.allProjects}>Cancel</Link>
            </ButtonLink>
            <Button
              busy={isBusy}
              busyLabel="Submitting..."
              disabled={outdated !== null}
              form={formId}
              ref={submit}
              type="submit"
              variant="primary"
            >
              Submit
            </Button>
          </>
        }
        heading={heading}
        note={isDirty ? 'Unsaved changes' : form.stored.title}
      >
        {problem === null ? null : (
          <ErrorState className={stale} onRetry={onChoices}>
            {ownWords(problem)}
          </ErrorState>
        )}
        {outdated === null ? null : (
          <ErrorState className={stale} onRetry={form.readAgain}>
            {`Saved, but the project could not be read again. ${ownWords(outdated)}`}
          </ErrorState>
        )}
        <DraftNote draft={form.draft} onDiscarded={() => title.current?.focus()} />
        <form
          className={page}
          id={formId}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            form.submit();
          }}
          ref={element}
        >
          <div className={intro}>
            <IntroFields form={form} over={over} titleRef={title} />
          </div>
          <div className={railArea}>
            <div className={rail}>
              <RailFields choices={choices} form={form} ownId={project?.id ?? null} />
            </div>
          </div>
          <div className={gridsArea}>
            <Grids form={form} over={over} />
          </div>
        </form>
        <UnsavedDialog isDirty={isDirty} isKept={!form.draft.isOff} />
        <ConflictDialog
          compare={(stored) => compareProject(form.values, valuesOf(stored), choices.categories ?? [])}
          conflict={conflict}
          onClosed={() => submit.current?.focus()}
        />
      </DashboardPage>
      <UploadFoot form={form} />
    </>
  );
}
