import { useId, useState } from 'react';
import { versionOfAbout, withUnadded } from '../../domain/about-content.ts';
import { isUnwritten } from '../../domain/about-form.ts';
import type { RequiredText } from '../../domain/about-form.ts';
import type { About, ForEditing } from '../../domain/content.ts';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useSubmission } from '../../machines/submission/submission.react.tsx';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import { holdings } from '../shared/page/holdings.ts';
import { DraftNote } from '../shared/drafts/DraftNote.tsx';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { SubmitButton } from '../shared/forms/SubmitButton.tsx';
import { PublishingForm } from '../shared/forms/PublishingForm.tsx';
import { useDeleted } from '../shared/lists/use-deleted.ts';
import { useOutcome } from '../shared/use-outcome.ts';
import type { ScreenProps } from '../shared/page/resource.ts';
import { UnsavedDialog } from '../shared/drafts/UnsavedDialog.tsx';
import { AboutFields } from './AboutFields.tsx';
import { PresentNote } from './PresentNote.tsx';
import { createdByDefault, describeCreateFailure } from './texts.ts';
import { useAboutForm } from './use-about-form.ts';
import { CreateAboutMachineContext } from './machines.ts';

const noErrors = new Map<never, never>();

/**
 * A new About page (specification, section 2, "Create about page"; section 4, "Create About form"). Where there is one
 * already, the form says so before it replaces it, and the message has Undo. It does not wait for that read.
 */
export function CreateAboutScreen({ resource }: ScreenProps<ForEditing<About>>) {
  const formId = useId();
  const targets = useFocusTargets<RequiredText | 'submit'>();
  const { content, change, draft, isDirty, take } = useAboutForm(null);
  // A success resets everything, the messages at the lists too.
  const [round, setRound] = useState(0);
  const outcome = useOutcome();
  const announce = useDeleted(resource.retry);
  const submission = useSubmission(useProvidedMachine(CreateAboutMachineContext), {
    onSucceeded: ({ message, undo }) => {
      announce(message || createdByDefault, 'About page', undo);
      take(versionOfAbout(null));
      setRound(round + 1);
      resource.retry();
    },
    onFailed: (problem) => {
      const text = describeCreateFailure(problem);
      outcome.notSaved(text, problem);
    },
  });
  const { isBusy } = submission;
  const present = resource.value === null || isUnwritten(resource.value) ? null : resource.value;

  return (
    <DashboardPage
      actions={<SubmitButton busy={isBusy} form={formId} ref={targets.ref('submit')} />}
      heading="Create About"
      note={holdings.createAbout}
    >
      {present === null ? null : <PresentNote about={present} />}
      <DraftNote draft={draft} onDiscarded={() => targets.focus('introHeading')} />
      <PublishingForm
        id={formId}
        key={round}
        onSubmit={() => submission.submit({ page: withUnadded(content), replaced: present })}
      >
        <AboutFields
          content={content}
          disabled={isBusy || draft.isOpening}
          errors={noErrors}
          mode="create"
          onChange={change}
          targets={targets}
        />
      </PublishingForm>
      <UnsavedDialog draft={draft} isDirty={isDirty} />
    </DashboardPage>
  );
}
