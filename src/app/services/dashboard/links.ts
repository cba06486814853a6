import {
  CopyMachineContext,
  LinksMachineContext,
  MakeLinkMachineContext,
  RevokeLinkMachineContext,
} from '../../../dashboard/shared/links/machines.ts';
import { toLinkSubject, type NewLink, type ShareLink } from '../../../domain/share-links.ts';
import { ProblemError } from '../../../api/problem.ts';
import { copyText } from '../../../platform/clipboard.ts';
import { provide } from '../provide.tsx';
import type { DashboardCalls } from './calls.ts';
import { resourceOf, submissionOf } from './generic.ts';

/** The machines of links to what is sealed, and to drafts. */
export function createLinkMachines({ extensions }: Pick<DashboardCalls, 'extensions'>) {
  return [
    provide(
      LinksMachineContext,
      resourceOf<readonly ShareLink[]>((key, signal) => extensions.links(toLinkSubject(key), signal)),
    ),
    provide(
      MakeLinkMachineContext,
      submissionOf<NewLink, ShareLink | null>((link) => extensions.makeLink(link)),
    ),
    provide(
      RevokeLinkMachineContext,
      submissionOf<ShareLink, { readonly link: ShareLink; readonly undo: string | null }>(async (link) => ({
        link,
        undo: await extensions.revokeLink(link.id),
      })),
    ),
    provide(
      CopyMachineContext,
      submissionOf<string, null>(async (text) => {
        try {
          await copyText(text);
        } catch {
          throw new ProblemError({ kind: 'malformed', message: 'The browser does not allow to copy here.' });
        }
        return null;
      }),
    ),
  ];
}
