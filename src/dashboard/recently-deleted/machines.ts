import type { DeletedItem } from '../../domain/deleted.ts';
import { createConfirmContext } from '../../machines/confirm/confirm.react.tsx';

/** All that the list showed when emptying was asked for. */
export interface EmptyingSubject {
  readonly items: readonly DeletedItem[];
}

export const DeleteForGoodMachineContext = createConfirmContext<DeletedItem>('DeleteForGoodMachineContext');
export const EmptyDeletedMachineContext = createConfirmContext<EmptyingSubject>('EmptyDeletedMachineContext');
