import { savedContent, versionOfAbout, type AboutVersion } from '../../domain/about-content.ts';
import { missingTexts } from '../../domain/about-form.ts';
import type { AboutDraft, RequiredText } from '../../domain/about-form.ts';
import { mergeAbout } from '../../domain/about-merge.ts';
import type { About, ForEditing } from '../../domain/content.ts';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useSubmission } from '../../machines/submission/submission.react.tsx';
import { useConflict } from '../../machines/conflict/conflict.react.tsx';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { ContentFormFrame } from '../shared/forms/ContentFormFrame.tsx';
import { useFormHead, type FormHead } from '../shared/forms/form-head.ts';
import { useLastSaved } from '../shared/forms/last-saved.ts';
import { useOutcome } from '../shared/use-outcome.ts';
import { AboutFields } from './AboutFields.tsx';
import { compareAbout } from './compare-about.ts';
import { describeUpdateFailure, updatedByDefault } from './texts.ts';
import { useAboutForm } from './use-about-form.ts';
import { AboutConflictMachineContext, UpdateAboutMachineContext } from './machines.ts';

interface EditAboutFormProps {
  readonly about: ForEditing<About>;
  /** The form's id, by which Update in the page's head belongs to it. */
  readonly formId: string;
  readonly onHeadChange: (head: FormHead) => void;
  /** Called after a write, to read the record again. */
  readonly onWritten: () => void;
}

/** The form over the record as read. A failure leaves it as it is; the read after a success brings it up to date. */
export function EditAboutForm({ about, formId, onHeadChange, onWritten }: EditAboutFormProps) {
  const form = useAboutForm(about);
  const { content, stored, isDirty, draft, errors } = form;
  const lastSaved = useLastSaved(about.updatedAt, isDirty);
  const targets = useFocusTargets<RequiredText>();
  const outcome = useOutcome();
  const submission = useSubmission(useProvidedMachine(UpdateAboutMachineContext), {
    onSucceeded: ({ message, etag }) => {
      outcome.succeeded(message || updatedByDefault);
      form.take({ ...stored, content: savedContent(content), etag });
      lastSaved.saved();
      onWritten();
    },
    onFailed: (problem) => {
      if (conflict.catches(problem, 'about')) return;
      const text = describeUpdateFailure(problem);
      outcome.notSaved(text, problem);
    },
  });
  const { isBusy } = submission;
  const save = (typed: AboutDraft, { content: before, imagePath, etag }: AboutVersion) =>
    submission.submit({
      id: about.id,
      draft: typed,
      peopleBefore: before.draft.people,
      image: content.image,
      imagePath,
      etag,
    });
  const conflict = useConflict(useProvidedMachine(AboutConflictMachineContext), {
    // The stored picture is sent by its path, which may have changed meanwhile.
    onMine: (etag) => {
      const theirs = { ...(conflict.stored === null ? stored : versionOfAbout(conflict.stored)), etag };
      const merged = mergeAbout({ base: stored.content.draft, mine: content.draft, theirs: theirs.content.draft });
      form.replace(theirs, { ...content, draft: merged });
      save(merged, theirs);
    },
    onStored: (theirs) => {
      form.take(versionOfAbout(theirs));
      onWritten();
    },
  });
  useFormHead({ isBusy, note: lastSaved.note }, onHeadChange);

  return (
    <ContentFormFrame
      compare={(theirs) => compareAbout(content, stored, versionOfAbout(theirs))}
      conflict={conflict}
      focusFirst={() => targets.focus('introHeading')}
      form={form}
      formId={formId}
      onSubmit={() => {
        const missing = missingTexts(content.draft);
        form.refuse(missing);
        if (missing.size > 0) targets.focus(...missing.keys());
        else save(content.draft, stored);
      }}
    >
      <AboutFields
        content={content}
        disabled={isBusy || draft.isOpening}
        errors={errors}
        mode="edit"
        onChange={form.change}
        present={about.image}
        presentPath={about.imagePath}
        targets={targets}
      />
    </ContentFormFrame>
  );
}
