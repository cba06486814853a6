import type { NewLink, ShareLink } from '../../../domain/share-links.ts';
import { createPageResourceContext } from '../../../machines/page-resource/page-resource-context.ts';
import { createSubmissionContext } from '../../../machines/submission/submission.react.tsx';

/** The links of one project or story, by `linksKey`. */
export const LinksMachineContext = createPageResourceContext<readonly ShareLink[]>('LinksMachineContext');

export const MakeLinkMachineContext = createSubmissionContext<NewLink, ShareLink | null>('MakeLinkMachineContext');

/** Revokes a link; answers with what takes that back. */
export const RevokeLinkMachineContext = createSubmissionContext<
  ShareLink,
  { readonly link: ShareLink; readonly undo: string | null }
>('RevokeLinkMachineContext');

/** Copies a text. */
export const CopyMachineContext = createSubmissionContext<string, null>('CopyMachineContext');
