import { linksKey, type LinkSubject, type ShareLink } from '../../../domain/share-links.ts';
import { useProvidedMachine } from '../../../machines/machine-context.ts';
import { usePageResource } from '../../../machines/page-resource/page-resource.react.tsx';
import { useSubmission } from '../../../machines/submission/submission.react.tsx';
import { useShowToast } from '../../../machines/toasts/toasts.react.tsx';
import { useDeleted } from '../lists/use-deleted.ts';
import { failure } from '../messages.ts';
import { CopyMachineContext, LinksMachineContext, RevokeLinkMachineContext } from './machines.ts';
import { linksTopic, texts } from './texts.ts';

interface LinksOptions {
  /** Of what these links are. */
  readonly subject: LinkSubject;
  /** Its button has the focus, and the link goes. */
  readonly onRevoked: (link: ShareLink, before: readonly ShareLink[]) => void;
}

/** The links of a project or story, copied and revoked with a word about how it went. */
export function useLinks({ subject, onRevoked }: LinksOptions) {
  const { show } = useShowToast();
  const resource = usePageResource(useProvidedMachine(LinksMachineContext), linksKey(subject));
  const tellDeleted = useDeleted(resource.retry);
  const copying = useSubmission(useProvidedMachine(CopyMachineContext), {
    onSucceeded: () => show({ kind: 'success', text: texts.copied, topic: linksTopic }),
    onFailed: (problem) => show(failure(texts.copyFailed, problem)),
  });
  const revoking = useSubmission(useProvidedMachine(RevokeLinkMachineContext), {
    onSucceeded: ({ link, undo }) => {
      onRevoked(link, resource.value ?? []);
      tellDeleted(texts.revoked, 'Link', undo);
      resource.retry();
    },
    onFailed: (problem) => {
      show(failure(texts.revokeFailed, problem));
      resource.retry();
    },
  });
  return {
    resource,
    /** @param address whole */
    copy: (address: string) => copying.submit(address),
    revoke: (link: ShareLink) => revoking.submit(link),
    isRevoking: revoking.isBusy,
  };
}
