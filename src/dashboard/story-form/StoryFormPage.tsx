import { storyFields } from '@vitrine/content';
import { CrossIcon } from '@vitrine/design-system/components/icon';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ForEditing, Story } from '../../domain/content.ts';
import { dashboardPaths } from '../../domain/dashboard-paths.ts';
import { paths } from '../../domain/paths.ts';
import { isHiddenChoice, lacksTime, toChoice, untimed } from '../../domain/publication.ts';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { usePreview } from '../../machines/preview/preview.react.tsx';
import { useStoryForm } from '../../machines/story-form/story-form.react.tsx';
import { describeStoryFailure, recordOf } from '../../machines/story-form/story.rules.ts';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { nothingToSave, useLastSaved } from '../shared/forms/last-saved.ts';
import { useFormSending } from '../shared/forms/use-form-sending.ts';
import { SubmitButton } from '../shared/forms/SubmitButton.tsx';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import { FormQuestions } from '../shared/drafts/FormQuestions.tsx';
import { useRecordConflict } from '../shared/drafts/use-record-conflict.ts';
import { FormMenu } from '../shared/page/FormMenu.tsx';
import { HeadLink } from '../shared/page/HeadLink.tsx';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { formFailure } from '../shared/messages.ts';
import { beside } from '../shared/preview/preview.css.ts';
import { usePreviewLink } from '../shared/links/use-preview-link.ts';
import { PreviewButton } from '../shared/preview/PreviewButton.tsx';
import { StoryFields } from './StoryFields.tsx';
import { StoryConflictMachineContext } from './machines.ts';
import { hasPictures } from '../shared/formatting/rich.ts';
import { usePictures } from '../shared/formatting/picture-choice.ts';
import { storyInPreview } from './story-in-preview.ts';
import { StoryPreview } from './StoryPreview.tsx';

interface StoryFormPageProps {
  readonly heading: string;
  /** Null for a new one. */
  readonly story: ForEditing<Story> | null;
  /** Said after a success. */
  readonly saved: string;
}

/** One story's form, Submit in the head (specification, sections 2 and 8, "Stories"). */
export function StoryFormPage({ heading, story, saved }: StoryFormPageProps) {
  const { show } = useShowToast();
  const formId = useId();
  const targets = useFocusTargets<'title' | 'author' | 'content' | 'submit' | 'preview' | 'previewOnPhone'>();

  const navigate = useNavigate();
  const send = useFormSending({ form: formId, send: () => form.submit() });
  const links = usePreviewLink({
    kind: 'story',
    save: send,
    onCreated: (id) => navigate(dashboardPaths.editStory(id)),
  });
  const form = useStoryForm(story, {
    onSaved: (written) => {
      const id = story?.id ?? written?.id ?? null;
      links.saved(id, story === null);
      const toasts = [
        ...(id === null ? [] : [{ label: 'View it', to: paths.story(id), isWhole: written?.isHidden === true }]),
        ...(id === null || story !== null ? [] : [{ label: 'Edit it', to: dashboardPaths.editStory(id) }]),
      ];
      const { visibility, publishAt } = form.values;
      const note = lacksTime({ visibility: toChoice(visibility), publishAt }) ? untimed : undefined;
      show({ kind: 'success', text: saved, note, links: toasts });
      if (story === null) targets.focusAfter('submit', 'title');
      else lastSaved.saved();
    },
    onFailed: (problem) => {
      if (story === null || !conflict.catches(problem, String(story.id)))
        show(formFailure(describeStoryFailure(problem), problem));
    },
  });
  const lastSaved = useLastSaved(story?.updatedAt, form.isDirty);
  const preview = usePreview(
    () => storyInPreview(form.values, () => undefined),
    () => {
      // One of them is there.
      targets.focus('preview');
      targets.focus('previewOnPhone');
    },
  );
  const pictures = usePictures('storyPictures', hasPictures(form.values.content, form.values.contentFormat));
  const { conflict, compare } = useRecordConflict({
    machine: useProvidedMachine(StoryConflictMachineContext),
    table: storyFields,
    form,
    recordOf,
    onTaken: links.forget,
  });

  return (
    <DashboardPage
      actions={
        <>
          {story === null ? null : (
            <FormMenu
              id={story.id}
              isHidden={isHiddenChoice(form.stored.visibility)}
              kind="story"
              path={paths.story(story.id)}
            />
          )}
          <PreviewButton place="head" preview={preview} ref={targets.ref('preview')} />
          <HeadLink icon={<CrossIcon size={18} />} to={dashboardPaths.allStories}>
            Cancel
          </HeadLink>
          <SubmitButton busy={form.isBusy} form={formId} ref={targets.ref('submit')} />
        </>
      }
      heading={heading}
      note={lastSaved.note ?? story?.title}
    >
      <FormQuestions
        compare={compare}
        conflict={conflict}
        form={form}
        onClosed={() => targets.focus('submit')}
        onDiscarded={() => targets.focus('title')}
      >
        <PreviewButton
          note={lastSaved.note ?? nothingToSave}
          place="form"
          preview={preview}
          ref={targets.ref('previewOnPhone')}
        />
        <div className={preview.isOpen ? beside : undefined}>
          <StoryFields
            form={form}
            formId={formId}
            links={links}
            pictures={pictures}
            storyId={story?.id ?? null}
            targets={targets}
          />
          {preview.isOpen ? <StoryPreview find={pictures?.find} preview={preview} values={form.values} /> : null}
        </div>
      </FormQuestions>
    </DashboardPage>
  );
}
