import { useEffect, useEffectEvent, useState } from 'react';
import { contentOfAbout, savedContent } from '../../domain/about-content.ts';
import { draftOfAbout, missingTexts } from '../../domain/about-form.ts';
import type { AboutDraft, RequiredText } from '../../domain/about-form.ts';
import { mergeAbout } from '../../domain/about-merge.ts';
import type { About, ForEditing } from '../../domain/content.ts';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useSubmission } from '../../machines/submission/submission.react.tsx';
import { useConflict } from '../../machines/conflict/conflict.react.tsx';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { ConflictDialog } from '../shared/drafts/ConflictDialog.tsx';
import { DraftNote } from '../shared/drafts/DraftNote.tsx';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { useLastSaved } from '../shared/forms/last-saved.ts';
import { sendOnPurpose } from '../shared/forms/sending.ts';
import { formFailure, logFailure } from '../shared/messages.ts';
import { UnsavedDialog } from '../shared/drafts/UnsavedDialog.tsx';
import { AboutFields } from './AboutFields.tsx';
import { compareAbout } from './compare-about.ts';
import { describeUpdateFailure, updatedByDefault } from './texts.ts';
import { useAboutContent } from './use-about-content.ts';
import { AboutConflictMachineContext, UpdateAboutMachineContext } from './machines.ts';

/** What the page's head says of the form. */
export interface AboutHead {
  readonly isBusy: boolean;
  /** 'Last saved 15:21' */
  readonly note: string | null;
}

interface EditAboutFormProps {
  readonly about: ForEditing<About>;
  /** The form's id, by which Update in the page's head belongs to it. */
  readonly formId: string;
  readonly onHeadChange: (head: AboutHead) => void;
  /** Called after a write, to read the record again. */
  readonly onWritten: () => void;
}

const nothingMissing: ReadonlyMap<RequiredText, string> = new Map();

/** One state of the stored page, as the form knows it. */
interface AboutVersion {
  readonly draft: AboutDraft;
  readonly imagePath: string | null;
  readonly etag: string | null;
}

function versionOf(about: ForEditing<About>): AboutVersion {
  return { draft: draftOfAbout(about), imagePath: about.imagePath, etag: about.etag };
}

/** The form over the record as read. A failure leaves it as it is; the read after a success brings it up to date. */
export function EditAboutForm({ about, formId, onHeadChange, onWritten }: EditAboutFormProps) {
  const { content, change, draft, isDirty, settle } = useAboutContent(about);
  const [known, setKnown] = useState(about);
  // The version from which the draft began; a later read may bring another one.
  const [base, setBase] = useState(() => versionOf(about));
  if (known !== about) {
    setKnown(about);
    if (!isDirty) setBase(versionOf(about));
  }
  const [errors, setErrors] = useState(nothingMissing);
  const lastSaved = useLastSaved(about.updatedAt, isDirty);
  const targets = useFocusTargets<RequiredText>();
  const { show } = useShowToast();
  const submission = useSubmission(useProvidedMachine(UpdateAboutMachineContext), {
    onSucceeded: ({ message, etag: next }) => {
      show({ kind: 'success', text: message || updatedByDefault });
      setBase({ draft: content.draft, imagePath: base.imagePath, etag: next });
      settle(savedContent(content));
      lastSaved.saved();
      onWritten();
    },
    onFailed: (problem) => {
      if (conflict.catches(problem, 'about')) return;
      const text = describeUpdateFailure(problem);
      logFailure(text, problem);
      show(formFailure(text, problem));
    },
  });
  const { isBusy } = submission;
  const save = (typed: AboutDraft, { draft: { people }, imagePath, etag }: AboutVersion) =>
    submission.submit({ id: about.id, draft: typed, peopleBefore: people, image: content.image, imagePath, etag });
  const conflict = useConflict(useProvidedMachine(AboutConflictMachineContext), {
    // The stored picture is sent by its path, which may have changed meanwhile.
    onMine: (etag) => {
      const theirs = conflict.stored === null ? base : versionOf(conflict.stored);
      const merged = mergeAbout({ base: base.draft, mine: content.draft, theirs: theirs.draft });
      change({ ...content, draft: merged });
      setBase({ ...theirs, etag });
      save(merged, { ...theirs, etag });
    },
    onStored: (stored) => {
      settle(contentOfAbout(stored));
      setBase(versionOf(stored));
      onWritten();
    },
  });
  const { note } = lastSaved;
  const tellHead = useEffectEvent(onHeadChange);
  useEffect(() => {
    tellHead({ isBusy, note });
  }, [isBusy, note]);

  return (
    <>
      <DraftNote draft={draft} onDiscarded={() => targets.focus('introHeading')} />
      <form
        id={formId}
        noValidate
        onKeyDown={sendOnPurpose}
        onSubmit={(event) => {
          event.preventDefault();
          const missing = missingTexts(content.draft);
          setErrors(missing);
          if (missing.size > 0) targets.focus(...missing.keys());
          else save(content.draft, base);
        }}
      >
        <AboutFields
          content={content}
          disabled={isBusy || draft.isOpening}
          errors={errors}
          mode="edit"
          onChange={(next) => {
            change(next);
            if (errors.size > 0) setErrors(nothingMissing);
          }}
          present={about.image}
          presentPath={about.imagePath}
          targets={targets}
        />
      </form>
      <UnsavedDialog isDirty={isDirty} isKept={!draft.isOff && !draft.lacksFiles} />
      <ConflictDialog
        compare={(stored) => compareAbout(content, base, versionOf(stored))}
        conflict={conflict}
        onClosed={() => targets.focus('introHeading')}
      />
    </>
  );
}
