import { Text } from '@vitrine/design-system/components/text';
import { useId } from 'react';
import { linksKey, type LinkSubject, type ShareLink } from '../../../domain/share-links.ts';
import type { VisibilityChoice } from '../../../domain/publication.ts';
import { useProvidedMachine } from '../../../machines/machine-context.ts';
import { useAbsolute } from '../../../machines/origin-context.ts';
import { usePageResource } from '../../../machines/page-resource/page-resource.react.tsx';
import { useSubmission } from '../../../machines/submission/submission.react.tsx';
import { useShowToast } from '../../../machines/toasts/toasts.react.tsx';
import { useFocusTargets } from '../focus/focus-targets.ts';
import { useDeleted } from '../lists/use-deleted.ts';
import { neighbourOf } from '../lists/neighbour.ts';
import { failure } from '../messages.ts';
import { ResourceState } from '../page/ResourceState.tsx';
import { useExtensions } from '../page/extensions.ts';
import { LinkRow } from './LinkRow.tsx';
import { CopyMachineContext, LinksMachineContext, RevokeLinkMachineContext } from './machines.ts';
import { NewLink } from './NewLink.tsx';
import { panel } from './share-links.css.ts';
import { texts } from './texts.ts';

interface ShareLinksProps {
  /** Null while it is not stored. */
  readonly subject: LinkSubject | null;
  /** What the form holds, and what is stored. */
  readonly chosen: VisibilityChoice | '';
  readonly stored: VisibilityChoice | '';
}

/** The links by which something sealed is shown, one for each client. There once it is sealed. */
export function ShareLinks({ subject, chosen, stored }: ShareLinksProps) {
  const isOffered = useExtensions().includes('sealed');
  if (!isOffered || (chosen !== 'sealed' && stored !== 'sealed')) return null;
  if (subject === null || stored !== 'sealed') {
    return <Text variant="dashSmall">Submit it first. Then you can make a link here for each client.</Text>;
  }
  return <Links key={linksKey(subject)} subject={subject} />;
}

type Target = 'name' | `copy ${string}`;

function Links({ subject }: { readonly subject: LinkSubject }) {
  const headingId = useId();
  const absolute = useAbsolute();
  const { show } = useShowToast();
  const targets = useFocusTargets<Target | 'list' | 'new'>();
  const resource = usePageResource(useProvidedMachine(LinksMachineContext), linksKey(subject));
  const tellDeleted = useDeleted(resource.retry);
  const copying = useSubmission(useProvidedMachine(CopyMachineContext), {
    onSucceeded: () => show({ kind: 'success', text: texts.copied }),
    onFailed: (problem) => show(failure(texts.copyFailed, problem)),
  });
  const revoking = useSubmission(useProvidedMachine(RevokeLinkMachineContext), {
    onSucceeded: ({ link, undo }) => {
      const next = neighbourOf(resource.value ?? [], link.id);
      targets.focusAfter('list', next === undefined ? 'name' : `copy ${String(next.id)}`);
      tellDeleted(texts.revoked, 'Link', undo);
      resource.retry();
    },
    onFailed: (problem) => {
      show(failure(texts.revokeFailed, problem));
      resource.retry();
    },
  });

  const copy = (link: ShareLink) => copying.submit(absolute(link.path));
  return (
    <section aria-labelledby={headingId} className={panel}>
      <Text as="h2" id={headingId} tone="ink" variant="dashText">
        Links for clients
      </Text>
      <ResourceState resource={resource}>
        {(links) =>
          links.length === 0 ? (
            <Text variant="dashSmall">There is none yet, so nobody but you sees it.</Text>
          ) : (
            <ul ref={targets.ref('list')}>
              {links.map((link) => (
                <LinkRow
                  address={absolute(link.path)}
                  copyRef={targets.ref(`copy ${String(link.id)}`)}
                  isBusy={revoking.isBusy}
                  key={link.id}
                  link={link}
                  onCopy={() => copy(link)}
                  onRevoke={() => revoking.submit(link)}
                />
              ))}
            </ul>
          )
        }
      </ResourceState>
      <NewLink
        nameRef={targets.ref('name')}
        placeRef={targets.ref('new')}
        onMade={(link) => {
          resource.retry();
          if (link !== null) targets.focusAfter('new', `copy ${String(link.id)}`);
          show({ kind: 'success', text: texts.made });
        }}
        subject={subject}
      />
    </section>
  );
}
