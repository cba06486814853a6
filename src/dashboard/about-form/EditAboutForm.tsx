import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { missingTexts } from '../../domain/about-form.ts';
import type { RequiredText } from '../../domain/about-form.ts';
import type { About } from '../../domain/content.ts';
import { useFilledMachine } from '../../machines/filled.react.tsx';
import { useSubmission } from '../../machines/submission/submission.react.tsx';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { DraftNote } from '../shared/DraftNote.tsx';
import { logFailure } from '../shared/messages.ts';
import { AboutFields } from './AboutFields.tsx';
import { describeUpdateFailure, updatedByDefault } from './texts.ts';
import { useAboutContent } from './use-about-content.ts';

interface EditAboutFormProps {
  readonly about: About;
  /** Update stands in the page's head and belongs to this form by its id. */
  readonly formId: string;
  readonly onBusyChange: (isBusy: boolean) => void;
  /** Something was written: read the record again. */
  readonly onWritten: () => void;
}

const nothingMissing: ReadonlyMap<RequiredText, string> = new Map();

/** The form over the record as read. A failure leaves it as it is; the read after a success brings it up to date. */
export function EditAboutForm({ about, formId, onBusyChange, onWritten }: EditAboutFormProps) {
  const { content, change, draft, settle } = useAboutContent(about);
  const [errors, setErrors] = useState(nothingMissing);
  const heading = useRef<HTMLInputElement>(null);
  const description = useRef<HTMLTextAreaElement>(null);
  const { show } = useShowToast();

  const submission = useSubmission(useFilledMachine('updateAbout'), {
    onSucceeded: (message) => {
      show({ kind: 'success', text: message || updatedByDefault });
      settle({ ...content, image: null });
      onWritten();
    },
    onFailed: (problem) => {
      const text = describeUpdateFailure(problem);
      logFailure(text, problem);
      show({ kind: 'error', text });
    },
  });
  const { isBusy } = submission;
  const tellBusy = useEffectEvent(onBusyChange);
  useEffect(() => {
    tellBusy(isBusy);
  }, [isBusy]);

  return (
    <>
      <DraftNote draft={draft} onDiscarded={() => heading.current?.focus()} />
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const missing = missingTexts(content.draft);
          setErrors(missing);
          if (missing.has('introHeading')) heading.current?.focus();
          else if (missing.has('introDescription')) description.current?.focus();
          else {
            submission.submit({
              id: about.id,
              draft: content.draft,
              image: content.image,
              imagePath: about.imagePath,
            });
          }
        }}
      >
        <AboutFields
          content={content}
          descriptionRef={description}
          disabled={isBusy || draft.isOpening}
          errors={errors}
          headingRef={heading}
          mode="edit"
          onChange={(next) => {
            change(next);
            if (errors.size > 0) setErrors(nothingMissing);
          }}
          present={about.image}
        />
      </form>
    </>
  );
}
