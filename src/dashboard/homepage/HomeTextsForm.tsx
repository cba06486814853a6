import { Button } from '@vitrine/design-system/components/button';
import { ErrorState } from '@vitrine/design-system/components/error-state';
import { TextAreaField } from '@vitrine/design-system/components/field';
import { Text } from '@vitrine/design-system/components/text';
import { useRef, useState } from 'react';
import type { HomeText } from '../../domain/content.ts';
import { homeTextFallbacks, readTypedTexts } from '../../domain/home.ts';
import type { TypedTexts } from '../../domain/home.ts';
import { useDraft } from '../../machines/draft/draft.react.tsx';
import { useFilledMachine } from '../../machines/filled.react.tsx';
import { useSubmission } from '../../machines/submission/submission.react.tsx';
import { useShowToast } from '../../machines/toasts/toasts.react.tsx';
import { DraftNote } from '../shared/DraftNote.tsx';
import { logFailure } from '../shared/messages.ts';
import { rail, texts as textsClass, update } from './homepage.css.ts';
import { describeTextsFailure, textsReadFailed, textsUpdated } from './texts.ts';

interface HomeTextsFormProps {
  /** Null where they could not be read. */
  readonly texts: readonly HomeText[] | null;
  readonly onWritten: () => void;
}

/** The three texts as read; a missing one is empty, so that there are always three. */
function threeTexts(texts: readonly HomeText[]): readonly HomeText[] {
  return homeTextFallbacks.map((_fallback, index) => texts[index] ?? { id: index + 1, text: '' });
}

/** The Home Page Text Edit form (specification, section 2, "Create homepage"). What is typed outlives every failure. */
export function HomeTextsForm({ texts, onWritten }: HomeTextsFormProps) {
  // What was typed, by the place of the text; what was not touched follows the server.
  const [typed, setTyped] = useState<TypedTexts>(new Map());
  const [known, setKnown] = useState(texts);
  if (texts !== known) {
    setKnown(texts);
    setTyped(new Map([...typed].filter(([index, text]) => texts?.[index]?.text !== text)));
  }
  const stored = threeTexts(texts ?? []);
  const firstField = useRef<HTMLTextAreaElement>(null);
  const { show } = useShowToast();
  const submission = useSubmission(useFilledMachine('updateHomeTexts'), {
    onSucceeded: () => {
      show({ kind: 'success', text: textsUpdated });
      draft.clear();
      onWritten();
    },
    onFailed: (why) => {
      const text = describeTextsFailure(why);
      logFailure(text, why);
      show({ kind: 'error', text });
    },
  });
  const draft = useDraft({
    key: 'home-texts',
    value: typed,
    isDirty: [...typed].some(([index, text]) => stored[index]?.text !== text),
    version: JSON.stringify(stored),
    read: readTypedTexts,
    restore: setTyped,
    reset: () => setTyped(new Map()),
  });
  const shown = stored.map(({ id, text }, index) => ({ id, text: typed.get(index) ?? text }));

  return (
    <section aria-label="Home Page Text Edit" className={rail}>
      <form
        className={textsClass}
        onSubmit={(event) => {
          event.preventDefault();
          submission.submit(shown);
        }}
      >
        <div>
          <Text as="h2" variant="dashSection">
            Home Page Text Edit
          </Text>
          <DraftNote draft={draft} onDiscarded={() => firstField.current?.focus()} place="part" />
        </div>
        {texts === null ? (
          <ErrorState onRetry={onWritten}>{textsReadFailed}</ErrorState>
        ) : (
          <>
            {shown.map(({ text }, index) => (
              <TextAreaField
                key={index}
                label={`Text ${String(index + 1)}`}
                maxLength={5000}
                onChange={(event) => setTyped(new Map(typed).set(index, event.currentTarget.value))}
                readOnly={submission.isBusy || draft.isOpening}
                ref={index === 0 ? firstField : undefined}
                value={text}
              />
            ))}
            <Button busy={submission.isBusy} busyLabel="Updating..." className={update} type="submit" variant="primary">
              Update
            </Button>
          </>
        )}
      </form>
    </section>
  );
}
