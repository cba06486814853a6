import type { ReactNode } from 'react';
import type { ForEditing } from '../../../domain/content.ts';
import type { Conflict } from '../../../machines/conflict/conflict.react.tsx';
import type { ContentForm } from '../../../machines/content-form/content-form.react.tsx';
import type { ComparedField } from '../drafts/ConflictDialog.tsx';
import { FormQuestions } from '../drafts/FormQuestions.tsx';
import { PublishingForm } from './PublishingForm.tsx';

interface ContentFormFrameProps<Stored> {
  readonly form: Pick<ContentForm<unknown, unknown, string>, 'draft' | 'isDirty'>;
  /** By which the button in the page's head belongs to it. */
  readonly formId: string;
  readonly conflict: Conflict<Stored>;
  /** Every field beside what is stored now. */
  readonly compare: (stored: ForEditing<Stored>) => readonly ComparedField[];
  /** Gives the focus to the first field, after a question about the whole form. */
  readonly focusFirst: () => void;
  readonly onSubmit: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form over one record, with its draft above it and its questions: before it is left, and where the record was changed elsewhere. */
export function ContentFormFrame<Stored>({
  form,
  formId,
  conflict,
  compare,
  focusFirst,
  onSubmit,
  children,
}: ContentFormFrameProps<Stored>) {
  return (
    <FormQuestions compare={compare} conflict={conflict} form={form} onClosed={focusFirst} onDiscarded={focusFirst}>
      <PublishingForm id={formId} onSubmit={onSubmit}>
        {children}
      </PublishingForm>
    </FormQuestions>
  );
}
