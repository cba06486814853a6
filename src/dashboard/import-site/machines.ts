import type { SiteImport } from '../../domain/imports.ts';
import { createConfirmContext } from '../../machines/confirm/confirm.react.tsx';

export const RemoveImportedMachineContext = createConfirmContext<SiteImport>('RemoveImportedMachineContext');
export const DeleteImportMachineContext = createConfirmContext<SiteImport>('DeleteImportMachineContext');
