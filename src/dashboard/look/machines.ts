import type { Look } from '@vitrine/look';
import type { WorkContent } from '../../domain/categories.ts';
import type { KeptLook } from '../../domain/kept-looks.ts';
import type { TriedFace } from '../../api/dashboard/faces.ts';
import { createPageResourceContext } from '../../machines/page-resource/page-resource-context.ts';
import { createSubmissionContext } from '../../machines/submission/submission.react.tsx';

/** A look that is to be a file on the owner's disk. */
export interface LookToKeep {
  readonly look: Look;
  /** The typeface that it is set in: as it was chosen, or where its plain letters are stored; null for one of the product's. */
  readonly font: File | { readonly name: string; readonly url: string } | null;
}

/** A look that is to be kept beside the one of the site. */
export interface NamedLook {
  readonly name: string;
  readonly look: Look;
  readonly idempotencyKey: string;
}

export const NameLookMachineContext = createSubmissionContext<NamedLook, null>('NameLookMachineContext');
/** Answers with the token that undoes it, where there is one. */
export const DeleteLookMachineContext = createSubmissionContext<KeptLook, string | null>('DeleteLookMachineContext');
export const TryFaceMachineContext = createSubmissionContext<File, TriedFace>('TryFaceMachineContext');
export const KeepLookMachineContext = createSubmissionContext<LookToKeep, null>('KeepLookMachineContext');
/** Work as visitors see it, to try a look on. */
export const WorkToTryMachineContext = createPageResourceContext<WorkContent>('WorkToTryMachineContext');
