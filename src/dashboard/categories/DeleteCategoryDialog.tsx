import { ConfirmDialog } from '@vitrine/design-system/components/confirm-dialog';
import { useState } from 'react';
import type { Category } from '../../domain/content.ts';
import type { Confirm } from '../../machines/confirm/confirm.react.tsx';
import { line } from './categories.css.ts';
import { describeUse } from './texts.ts';

interface DeleteCategoryDialogProps {
  readonly category: Category;
  readonly deletion: Confirm<Category>;
  readonly projectCount: number | undefined;
  readonly onClosed: () => void;
}

/** Asks, and says where the category is used (rulings, "Screens"). */
export function DeleteCategoryDialog({ category, deletion, projectCount, onClosed }: DeleteCategoryDialogProps) {
  // Answered, the machine forgets the question; the closing dialog still shows it.
  const [question, setQuestion] = useState(deletion.question);
  if (deletion.isOpen && question !== deletion.question) setQuestion(deletion.question);
  const use = describeUse(projectCount);
  return (
    <ConfirmDialog
      busy={deletion.isBusy}
      busyLabel="Deleting..."
      confirmLabel="Delete"
      description={
        <>
          <span className={line}>{category.name}</span>
          {use === null ? null : <span className={line}>{use}</span>}
        </>
      }
      destructive
      onCancel={deletion.cancel}
      onClosed={onClosed}
      onConfirm={deletion.accept}
      open={deletion.isOpen}
      question={question}
    />
  );
}
