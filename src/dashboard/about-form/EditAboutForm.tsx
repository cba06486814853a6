import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { draftOfAbout, missingTexts } from '../../domain/about-form.ts';
import type { AboutDraft, RequiredText } from '../../domain/about-form.ts';
import type { About, ForEditing } from '../../domain/content.ts';
import { useFilledMachine } from '../../machines/filled.react.tsx';
import { useSubmission } from '../../machines/submission/submission.react.tsx';
import { useConflict } from '../../machines/conflict/conflict.react.tsx';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { ConflictDialog } from '../shared/ConflictDialog.tsx';
import { logFailure } from '../shared/messages.ts';
import { AboutFields } from './AboutFields.tsx';
import { ImageField } from './ImageField.tsx';
import { compareAbout } from './compare-about.ts';
import { describeUpdateFailure, updatedByDefault } from './texts.ts';

interface EditAboutFormProps {
  readonly about: ForEditing<About>;
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
  // The version that the draft began as. What is read later is another one, unless the draft follows it.
  const [etag, setEtag] = useState(about.etag);
  const [draft, setDraft] = useState(() => draftOfAbout(about));
  const [saved, setSaved] = useState<AboutDraft | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const [errors, setErrors] = useState(nothingMissing);
  const heading = useRef<HTMLInputElement>(null);
  const description = useRef<HTMLTextAreaElement>(null);
  const { show } = useShowToast();
  const take = (stored: ForEditing<About>) => {
    setDraft(draftOfAbout(stored));
    setEtag(stored.etag);
  };

  if (known !== about) {
    setKnown(about);
    // What was typed since it was saved stays.
    if (draft === saved) take(about);
  }

  const submission = useSubmission(useFilledMachine('updateAbout'), {
    onSucceeded: ({ message, etag: next }) => {
      show({ kind: 'success', text: message || updatedByDefault });
      setEtag(next);
      setSaved(draft);
      setFile(null);
      onWritten();
    },
    onFailed: (problem) => {
      if (conflict.catches(problem, 'about')) return;
      const text = describeUpdateFailure(problem);
      logFailure(text, problem);
      show({ kind: 'error', text });
    },
  });
  const { isBusy } = submission;
  const save = (over: ForEditing<About>['etag'], { imagePath }: About) =>
    submission.submit({ id: about.id, draft, image: file, imagePath, etag: over });
  const conflict = useConflict(useFilledMachine('aboutConflict'), {
    // The picture is kept by its path, which may be another one by now.
    onMine: (over) => save(over, conflict.stored ?? about),
    onStored: (stored) => {
      take(stored);
      setFile(null);
      onWritten();
    },
  });
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
        else save(etag, about);
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
      <ConflictDialog
        compare={(stored) => compareAbout(draft, file, stored)}
        conflict={conflict}
        onClosed={() => heading.current?.focus()}
      />
    </form>
  );
}
