import { Button } from '@vitrine/design-system/components/button';
import { Text } from '@vitrine/design-system/components/text';
import { useId } from 'react';
import { describeMoment } from '../../../domain/draft.ts';
import type { Draft, OtherDraft } from '../../../machines/draft/draft.react.tsx';
import { UnreadableDraft } from './UnreadableDraft.tsx';
import { useFocusTargets } from '../focus/focus-targets.ts';
import { counted } from '../messages.ts';
import { other, otherButtons, others as othersClass, otherTexts } from './draft-note.css.ts';

interface OtherDraftsProps {
  readonly draft: Draft;
  readonly now: number;
  /** The form holds another draft now. */
  readonly onTaken: () => void;
}

/** Drafts of the same form that were never sent, and that no tab writes: each can be continued or discarded. */
export function OtherDrafts({ draft, now, onTaken }: OtherDraftsProps) {
  const id = useId();
  const targets = useFocusTargets<`${'drop' | 'undo'} ${string}`>();
  const { others } = draft;
  const count = others.filter(({ isDropped }) => !isDropped).length;
  return (
    <section aria-labelledby={id} className={othersClass}>
      <div role="status">
        <Text id={id} tone="ink" variant="dashText">
          {`${counted(count, 'draft', 'drafts')} not sent`}
        </Text>
      </div>
      <ul>
        {others.map((one) => {
          const name = nameOf(one);
          return (
            <li className={other} key={one.id}>
              <div className={otherTexts}>
                <Text as="span" tone={one.isDropped ? 'muted' : 'ink'} variant="dashText" wrap="anywhere">
                  {name}
                </Text>
                <Text as="span" variant="dashSmall">
                  {one.isDropped ? 'Discarded.' : describe(one, now)}
                </Text>
                {one.isDropped || one.unreadable === null ? null : <UnreadableDraft texts={one.unreadable} />}
              </div>
              <div className={otherButtons}>
                {one.isDropped ? (
                  <Button
                    aria-label={`Undo, ${name}`}
                    key="undo"
                    onClick={() => {
                      draft.putBack(one.id);
                      targets.focus(`drop ${one.id}`);
                    }}
                    ref={targets.ref(`undo ${one.id}`)}
                    size="small"
                    variant="quiet"
                  >
                    Undo
                  </Button>
                ) : (
                  <>
                    {one.unreadable !== null ? null : (
                      <Button
                        aria-label={`Continue ${name}`}
                        disabled={draft.isOpening}
                        key="take"
                        onClick={() => {
                          draft.take(one.id);
                          onTaken();
                        }}
                        size="small"
                        variant="quiet"
                      >
                        Continue
                      </Button>
                    )}
                    <Button
                      aria-label={`Discard ${name}`}
                      disabled={draft.isOpening}
                      key="drop"
                      onClick={() => {
                        draft.drop(one.id);
                        targets.focus(`undo ${one.id}`);
                      }}
                      ref={targets.ref(`drop ${one.id}`)}
                      size="small"
                      variant="quietMuted"
                    >
                      Discard
                    </Button>
                  </>
                )}
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function nameOf({ name }: OtherDraft): string {
  return name === '' ? 'Without a title' : name;
}

function describe({ savedAt, files }: OtherDraft, now: number): string {
  const saved = `Saved ${describeMoment(savedAt, now)}`;
  return files === 0 ? saved : `${saved}, ${counted(files, 'file', 'files')}`;
}
