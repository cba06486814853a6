import { Button } from '@vitrine/design-system/components/button';
import { useId, useState } from 'react';
import { emptyAboutDraft } from '../../domain/about-form.ts';
import { useFilledMachine } from '../../machines/filled.react.tsx';
import { useSubmission } from '../../machines/submission/submission.react.tsx';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { DashboardPage } from '../shared/DashboardPage.tsx';
import { logFailure } from '../shared/messages.ts';
import { AboutFields } from './AboutFields.tsx';
import { ImageField } from './ImageField.tsx';
import { createdByDefault, describeCreateFailure } from './texts.ts';

const noErrors = new Map<never, never>();

/** A new About page (specification, section 2, "Create about page"; section 4, "Create About form"). */
export function CreateAboutScreen() {
  const formId = useId();
  const [draft, setDraft] = useState(emptyAboutDraft);
  const [file, setFile] = useState<File | null>(null);
  // Everything begins anew after a success, what stands half-typed in the lists too.
  const [round, setRound] = useState(0);
  const { show } = useShowToast();
  const submission = useSubmission(useFilledMachine('createAbout'), {
    onSucceeded: (message) => {
      show({ kind: 'success', text: message || createdByDefault });
      setDraft(emptyAboutDraft);
      setFile(null);
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
    <DashboardPage
      actions={
        <Button busy={isBusy} busyLabel="Submitting..." form={formId} type="submit" variant="primary">
          Submit
        </Button>
      }
      heading="Create About"
    >
      <form
        id={formId}
        key={round}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submission.submit({ draft, image: file });
        }}
      >
        <AboutFields
          disabled={isBusy}
          draft={draft}
          errors={noErrors}
          image={<ImageField disabled={isBusy} file={file} onChange={setFile} />}
          mode="create"
          onChange={setDraft}
        />
      </form>
    </DashboardPage>
  );
}
