import type { Problem } from '../../api/problem.ts';
import { Button } from '@vitrine/design-system/components/button';
import { ErrorState } from '@vitrine/design-system/components/error-state';
import { TextAreaField } from '@vitrine/design-system/components/field';
import { Text } from '@vitrine/design-system/components/text';
import type { ForEditing, HomeText, HomeTexts } from '../../domain/content.ts';
import { sideOf } from '../../domain/merge.ts';
import { homeTextFallbacks } from '../../domain/home.ts';
import { nameTexts, typedTextsShape } from '../../domain/typed-texts.ts';
import type { TypedTexts } from '../../domain/typed-texts.ts';
import { useConflict } from '../../machines/conflict/conflict.react.tsx';
import { useContentForm, type ContentFormRules } from '../../machines/content-form/content-form.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useSubmission } from '../../machines/submission/submission.react.tsx';
import { ConflictDialog } from '../shared/drafts/ConflictDialog.tsx';
import { DraftNote } from '../shared/drafts/DraftNote.tsx';
import { sendOnPurpose, watchSendKeys } from '../shared/forms/sending.ts';
import { useOutcome } from '../shared/use-outcome.ts';
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
function threeTexts(stored: HomeTexts | null): readonly HomeText[] {
  return homeTextFallbacks.map((_fallback, index) => stored?.texts[index] ?? { id: index + 1, text: '' });
}

/** The three with what was typed over them. */
function withTyped(stored: HomeTexts | null, typed: TypedTexts): readonly HomeText[] {
  return threeTexts(stored).map(({ id, text }, index) => ({ id, text: typed.get(index) ?? text }));
}

type Version = ForEditing<HomeTexts> | null;

/** It holds what was typed, by the place of the text. */
const rules: ContentFormRules<TypedTexts, Version> = {
  contentOf: () => new Map(),
  isChanged: (typed, stored) => [...typed].some(([index, text]) => threeTexts(stored)[index]?.text !== text),
  key: 'home-texts',
  shape: typedTextsShape,
  describe: nameTexts,
  versionOf: (stored) => JSON.stringify(threeTexts(stored)),
};

const nameOf = (index: number): string => `Text ${String(index + 1)}`;

/** Its Save stands within it. */
const watchKeys = (form: HTMLFormElement | null) =>
  form === null ? undefined : watchSendKeys(form.ownerDocument, () => form);

/** The Home Page Text Edit form (specification, section 2, "Create homepage"). A failure keeps what was typed. */
export function HomeTextsForm({ read, problem, onWritten }: HomeTextsFormProps) {
  const { content: typed, stored, draft, change, take, replace } = useContentForm(rules, read);
  const before = threeTexts(stored);
  const shown = withTyped(stored, typed);
  const targets = useFocusTargets<'field' | 'update'>();
  const outcome = useOutcome();
  const submission = useSubmission(useProvidedMachine(UpdateHomeTextsMachineContext), {
    onSucceeded: ({ etag }) => {
      take({ texts: shown, etag });
      outcome.succeeded(textsUpdated);
      onWritten();
    },
    onFailed: (why) => {
      if (conflict.catches(why, 'texts')) return;
      const text = describeTextsFailure(why);
      outcome.notSaved(text, why);
    },
  });
  const conflict = useConflict(useProvidedMachine(HomeTextsConflictMachineContext), {
    // Texts that were not touched here stay as they are stored now.
    onMine: (etag) => {
      const theirs = { texts: threeTexts(conflict.stored ?? stored), etag };
      replace(theirs, typed);
      submission.submit({ texts: withTyped(theirs, typed), etag });
    },
    onStored: (taken) => {
      take(taken);
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
          submission.submit({ texts: shown, etag: stored?.etag ?? null });
        }}
      >
        <div className={textsHead}>
          <Text as="h2" variant="dashSection">
            Home Page Text Edit
          </Text>
          <DraftNote draft={draft} onDiscarded={() => targets.focus('field')} place="part" />
        </div>
        {read === null ? (
          <ErrorState onRetry={onWritten}>{describeReadFailure(textsReadFailed, problem)}</ErrorState>
        ) : (
          <>
            {shown.map(({ text }, index) => (
              <TextAreaField
                key={index}
                label={nameOf(index)}
                maxLength={5000}
                onChange={(event) => change(new Map(typed).set(index, event.currentTarget.value))}
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
          threeTexts(theirs).map(({ text }, index) => ({
            label: nameOf(index),
            mine: shown[index]?.text ?? '',
            stored: text,
            side: sideOf({ base: before[index]?.text ?? '', mine: shown[index]?.text ?? '', theirs: text }),
          }))
        }
        conflict={conflict}
        onClosed={() => targets.focus('update')}
      />
    </section>
  );
}
