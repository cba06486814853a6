import type { Id } from '../../domain/content.ts';
import { createSubmissionContext } from '../../machines/submission/submission.react.tsx';

/** What is done in the inbox. */
export type InboxAct =
  | { readonly kind: 'form'; readonly isShown: boolean }
  | { readonly kind: 'read'; readonly id: Id; readonly isRead: boolean }
  | { readonly kind: 'delete'; readonly id: Id };

/** What was done, and the token that takes it back, where there is one. */
export interface InboxDone {
  readonly act: InboxAct;
  readonly undo: string | null;
}

export const InboxMachineContext = createSubmissionContext<InboxAct, InboxDone>('InboxMachineContext');
