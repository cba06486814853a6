import { Button } from '@vitrine/design-system/components/button';
import { Text } from '@vitrine/design-system/components/text';
import { useState } from 'react';
import { describeDraft } from '../../../domain/draft.ts';
import type { Draft } from '../../../machines/draft/draft.react.tsx';
import { note, said as saidClass } from './draft-note.css.ts';
import { OtherDrafts } from './OtherDrafts.tsx';

interface DraftNoteProps {
  readonly draft: Draft;
  readonly place?: keyof typeof saidClass;
  /** Called when what the form holds has been exchanged, by Discard, Undo or Continue: the first field takes the focus. */
  readonly onDiscarded: () => void;
}

const off = 'This browser keeps no draft of what you type. Save it before you leave.';
const withoutFiles = 'This browser keeps your draft without its files. Save before you leave.';

/**
 * At a form's head: that a draft was restored, with Discard, which can be undone in its place; other drafts of the same
 * form; or that none can be stored, or only without its files. A polite live region, announced once.
 */
export function DraftNote({ draft, place = 'page', onDiscarded }: DraftNoteProps) {
  const [now] = useState(Date.now);
  const { restored, isDiscarded, isOff, lacksFiles, others } = draft;
  const sentences = [
    ...(restored === null ? [] : [describeDraft(restored.savedAt, now)]),
    ...(restored?.isOutdated === true ? ['The stored version has changed since'] : []),
    ...(restored?.lacksFiles === true ? ['This browser has not kept its files'] : []),
    ...(isDiscarded ? ['Draft discarded.'] : []),
    ...(isOff ? [off] : []),
    ...(lacksFiles ? [withoutFiles] : []),
  ];
  const press = (act: () => void) => () => {
    act();
    onDiscarded();
  };
  return (
    <>
      <div className={sentences.length === 0 ? note : saidClass[place]}>
        <div role="status">
          {sentences.length === 0 ? null : <Text variant="dashSmall">{sentences.join('. ')}</Text>}
        </div>
        {restored === null ? null : (
          <Button onClick={press(draft.discard)} size="small" variant="quiet">
            Discard
          </Button>
        )}
        {isDiscarded ? (
          <Button onClick={press(draft.undo)} size="small" variant="quiet">
            Undo
          </Button>
        ) : null}
      </div>
      {others.length === 0 ? null : <OtherDrafts draft={draft} now={now} onTaken={onDiscarded} />}
    </>
  );
}
