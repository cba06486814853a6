import type { Problem } from '../../api/problem.ts';
import { Button } from '@vitrine/design-system/components/button';
import { ErrorState } from '@vitrine/design-system/components/error-state';
import { TextAreaField } from '@vitrine/design-system/components/field';
import { Text } from '@vitrine/design-system/components/text';
import { useState } from 'react';
import type { ForEditing, HomeText, HomeTexts } from '../../domain/content.ts';
import { sideOf } from '../../domain/merge.ts';
import { homeTextFallbacks } from '../../domain/home.ts';
import { nameTexts, typedTextsShape } from '../../domain/typed-texts.ts';
import type { TypedTexts } from '../../domain/typed-texts.ts';
import { useConflict } from '../../machines/conflict/conflict.react.tsx';
import { useDraft } from '../../machines/draft/draft.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useSubmission } from '../../machines/submission/submission.react.tsx';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { ConflictDialog } from '../shared/drafts/ConflictDialog.tsx';
import { DraftNote } from '../shared/drafts/DraftNote.tsx';
import { sendOnPurpose, watchSendKeys } from '../shared/forms/sending.ts';
import { formFailure, logFailure } from '../shared/messages.ts';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { rail, texts as textsClass, textsHead, update as updateClass } from './homepage.css.ts';
import { describeReadFailure, describeTextsFailure, textsReadFailed, textsUpdated } from './texts.ts';
import { HomeTextsConflictMachineContext, UpdateHomeTextsMachineContext } from './machines.ts';

interface HomeTextsFormProps {
  /** Null where they could not be read. */
  readonly read: ForEditing<HomeTexts> | null;
  /** Why not all of the page could be read. */
  readonly problem: Problem | null;
  readonly onWritten: () => void;
}

/** The three texts as read; a missing one is empty, so that there are always three. */
function threeTexts(texts: readonly HomeText[]): readonly HomeText[] {
  return homeTextFallbacks.map((_fallback, index) => texts[index] ?? { id: index + 1, text: '' });
}

const nameOf = (index: number): string => `Text ${String(index + 1)}`;

/** Its Save stands within it. */
const watchKeys = (form: HTMLFormElement | null) =>
  form === null ? undefined : watchSendKeys(form.ownerDocument, () => form);

/** The Home Page Text Edit form (specification, section 2, "Create homepage"). A failure keeps what was typed. */
export function HomeTextsForm({ read, problem, onWritten }: HomeTextsFormProps) {
  const texts = read?.texts ?? null;
  // What was typed, by the place of the text; untouched texts follow the server.
  const [typed, setTyped] = useState<TypedTexts>(new Map());
  const [known, setKnown] = useState(read);
  // The version that was shown when typing began.
  const [etag, setEtag] = useState(read?.etag ?? null);
  if (read !== known) {
    const unsaved = new Map([...typed].filter(([index, text]) => texts?.[index]?.text !== text));
    setKnown(read);
    setTyped(unsaved);
    if (unsaved.size === 0 && read !== null) setEtag(read.etag);
  }
  const stored = threeTexts(texts ?? []);
  const targets = useFocusTargets<'field' | 'update'>();
  const { show } = useShowToast();
  const submission = useSubmission(useProvidedMachine(UpdateHomeTextsMachineContext), {
    onSucceeded: (written) => {
      setEtag(written.etag);
      show({ kind: 'success', text: textsUpdated });
      draft.clear();
      onWritten();
    },
    onFailed: (why) => {
      if (conflict.catches(why, 'texts')) return;
      const text = describeTextsFailure(why);
      logFailure(text, why);
      show(formFailure(text, why));
    },
  });
  const draft = useDraft({
    key: 'home-texts',
    value: typed,
    isDirty: [...typed].some(([index, text]) => stored[index]?.text !== text),
    version: JSON.stringify(stored),
    shape: typedTextsShape,
    describe: nameTexts,
    restore: setTyped,
    reset: () => setTyped(new Map()),
  });
  const withTyped = (all: readonly HomeText[]) =>
    all.map(({ id, text }, index) => ({ id, text: typed.get(index) ?? text }));
  const shown = withTyped(stored);
  const conflict = useConflict(useProvidedMachine(HomeTextsConflictMachineContext), {
    // Texts that were not touched here stay as they are stored now.
    onMine: (over) => {
      const theirs = conflict.stored === null ? stored : threeTexts(conflict.stored.texts);
      submission.submit({ texts: withTyped(theirs), etag: over });
    },
    onStored: (taken) => {
      setTyped(new Map());
      setEtag(taken.etag);
      onWritten();
    },
  });

  return (
    <section aria-label="Home Page Text Edit" className={rail}>
      <form
        className={textsClass}
        onKeyDown={sendOnPurpose}
        ref={watchKeys}
        onSubmit={(event) => {
          event.preventDefault();
          submission.submit({ texts: shown, etag });
        }}
      >
        <div className={textsHead}>
          <Text as="h2" variant="dashSection">
            Home Page Text Edit
          </Text>
          <DraftNote draft={draft} onDiscarded={() => targets.focus('field')} place="part" />
        </div>
        {texts === null ? (
          <ErrorState onRetry={onWritten}>{describeReadFailure(textsReadFailed, problem)}</ErrorState>
        ) : (
          <>
            {shown.map(({ text }, index) => (
              <TextAreaField
                key={index}
                label={nameOf(index)}
                maxLength={5000}
                onChange={(event) => setTyped(new Map(typed).set(index, event.currentTarget.value))}
                readOnly={submission.isBusy || draft.isOpening}
                ref={index === 0 ? targets.ref('field') : undefined}
                value={text}
              />
            ))}
            <div className={updateClass}>
              <Button
                busy={submission.isBusy}
                busyLabel="Saving..."
                ref={targets.ref('update')}
                type="submit"
                variant="primary"
              >
                Save
              </Button>
            </div>
          </>
        )}
      </form>
      <ConflictDialog
        compare={(theirs) =>
          threeTexts(theirs.texts).map(({ text }, index) => ({
            label: nameOf(index),
            mine: shown[index]?.text ?? '',
            stored: text,
            side: sideOf({ base: stored[index]?.text ?? '', mine: shown[index]?.text ?? '', theirs: text }),
          }))
        }
        conflict={conflict}
        onClosed={() => targets.focus('update')}
      />
    </section>
  );
}
