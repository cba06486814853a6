import { useId, useState } from 'react';
import { contentOfAbout } from '../../domain/about-content.ts';
import type { RequiredText } from '../../domain/about-form.ts';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useSubmission } from '../../machines/submission/submission.react.tsx';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import { DraftNote } from '../shared/drafts/DraftNote.tsx';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { SubmitButton } from '../shared/forms/SubmitButton.tsx';
import { sendOnPurpose } from '../shared/forms/sending.ts';
import { logFailure } from '../shared/messages.ts';
import { UnsavedDialog } from '../shared/drafts/UnsavedDialog.tsx';
import { AboutFields } from './AboutFields.tsx';
import { createdByDefault, describeCreateFailure } from './texts.ts';
import { useAboutContent } from './use-about-content.ts';
import { CreateAboutMachineContext } from './machines.ts';

const noErrors = new Map<never, never>();

/** A new About page (specification, section 2, "Create about page"; section 4, "Create About form"). */
export function CreateAboutScreen() {
  const formId = useId();
  const targets = useFocusTargets<RequiredText>();
  const { content, change, draft, isDirty, settle } = useAboutContent(null);
  // A success resets everything, the messages at the lists too.
  const [round, setRound] = useState(0);
  const { show } = useShowToast();
  const submission = useSubmission(useProvidedMachine(CreateAboutMachineContext), {
    onSucceeded: (message) => {
      show({ kind: 'success', text: message || createdByDefault });
      settle(contentOfAbout(null));
      setRound(round + 1);
    },
    onFailed: (problem) => {
      const text = describeCreateFailure(problem);
      logFailure(text, problem);
      show({ kind: 'error', text });
    },
  });
  const { isBusy } = submission;

  return (
    <DashboardPage actions={<SubmitButton busy={isBusy} form={formId} />} heading="Create About">
      <DraftNote draft={draft} onDiscarded={() => targets.focus('introHeading')} />
      <form
        id={formId}
        key={round}
        noValidate
        onKeyDown={sendOnPurpose}
        onSubmit={(event) => {
          event.preventDefault();
          submission.submit(content);
        }}
      >
        <AboutFields
          content={content}
          disabled={isBusy || draft.isOpening}
          errors={noErrors}
          mode="create"
          onChange={change}
          targets={targets}
        />
      </form>
      <UnsavedDialog isDirty={isDirty} isKept={!draft.isOff} />
    </DashboardPage>
  );
}
