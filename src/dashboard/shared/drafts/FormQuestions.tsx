import type { ReactNode } from 'react';
import type { ForEditing } from '../../../domain/content.ts';
import type { Conflict } from '../../../machines/conflict/conflict.react.tsx';
import type { Draft } from '../../../machines/draft/draft.react.tsx';
import { ConflictDialog, type ComparedField } from './ConflictDialog.tsx';
import { DraftNote } from './DraftNote.tsx';
import { UnsavedDialog } from './UnsavedDialog.tsx';

interface FormQuestionsProps<Stored> {
  readonly form: { readonly draft: Draft; readonly isDirty: boolean };
  readonly conflict: Conflict<Stored>;
  /** Every field beside what is stored now. */
  readonly compare: (stored: ForEditing<Stored>) => readonly ComparedField[];
  /** Gives the focus to the form again: after its draft was discarded, and after the question about a conflict. */
  readonly onDiscarded: () => void;
  readonly onClosed: () => void;
  /** The form. */
  readonly children: ReactNode;
}

/** A form over one record, with its draft above it and its questions: before it is left, and where the record was changed elsewhere. */
export function FormQuestions<Stored>(props: FormQuestionsProps<Stored>) {
  const { form, conflict, compare, onDiscarded, onClosed, children } = props;
  return (
    <>
      <DraftNote draft={form.draft} onDiscarded={onDiscarded} />
      {children}
      <UnsavedDialog draft={form.draft} isDirty={form.isDirty} />
      <ConflictDialog compare={compare} conflict={conflict} onClosed={onClosed} />
    </>
  );
}
