import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { draftOfAbout, missingTexts } from '../../domain/about-form.ts';
import type { AboutDraft, RequiredText } from '../../domain/about-form.ts';
import type { About } from '../../domain/content.ts';
import { useFilledMachine } from '../../machines/filled.react.tsx';
import { useSubmission } from '../../machines/submission/submission.react.tsx';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { logFailure } from '../shared/messages.ts';
import { AboutFields } from './AboutFields.tsx';
import { ImageField } from './ImageField.tsx';
import { describeUpdateFailure, updatedByDefault } from './texts.ts';

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
  const [known, setKnown] = useState(about);
  const [draft, setDraft] = useState(() => draftOfAbout(about));
  const [saved, setSaved] = useState<AboutDraft | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [errors, setErrors] = useState(nothingMissing);
  const heading = useRef<HTMLInputElement>(null);
  const description = useRef<HTMLTextAreaElement>(null);
  const { show } = useShowToast();

  if (known !== about) {
    setKnown(about);
    // What was typed since it was saved stays.
    if (draft === saved) setDraft(draftOfAbout(about));
  }

  const submission = useSubmission(useFilledMachine('updateAbout'), {
    onSucceeded: (message) => {
      show({ kind: 'success', text: message || updatedByDefault });
      setSaved(draft);
      setFile(null);
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
    <form
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const missing = missingTexts(draft);
        setErrors(missing);
        if (missing.has('introHeading')) heading.current?.focus();
        else if (missing.has('introDescription')) description.current?.focus();
        else submission.submit({ id: about.id, draft, image: file, imagePath: about.imagePath });
      }}
    >
      <AboutFields
        descriptionRef={description}
        disabled={isBusy}
        draft={draft}
        errors={errors}
        headingRef={heading}
        image={<ImageField disabled={isBusy} file={file} onChange={setFile} present={about.image} />}
        mode="edit"
        onChange={(next) => {
          setDraft(next);
          if (errors.size > 0) setErrors(nothingMissing);
        }}
      />
    </form>
  );
}
