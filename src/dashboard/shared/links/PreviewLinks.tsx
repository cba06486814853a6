import { Button } from '@vitrine/design-system/components/button';
import { Text } from '@vitrine/design-system/components/text';
import { useId, useState } from 'react';
import { endOfDay, openLinks, usualLastDay } from '../../../domain/share-links.ts';
import type { LinkSubject } from '../../../domain/share-links.ts';
import { useProvidedMachine } from '../../../machines/machine-context.ts';
import { useAbsolute } from '../../../machines/origin-context.ts';
import { useIdempotencyKey, useSubmission } from '../../../machines/submission/submission.react.tsx';
import { useShowToast } from '../../../machines/toasts/toasts.react.tsx';
import { useFocusTargets } from '../focus/focus-targets.ts';
import { failure } from '../messages.ts';
import { ResourceState } from '../page/ResourceState.tsx';
import { LinkList } from './LinkList.tsx';
import { MakeLinkMachineContext } from './machines.ts';
import { panel } from './share-links.css.ts';
import { texts } from './texts.ts';
import { useLinks } from './use-links.ts';

/** A draft's link for whoever is to look at it: one press makes it and copies it; the same one is copied again while it opens. */
export function PreviewLinks({ subject }: { readonly subject: LinkSubject }) {
  const headingId = useId();
  const absolute = useAbsolute();
  const { show } = useShowToast();
  const [now] = useState(() => Date.now());
  const targets = useFocusTargets<'panel' | 'make' | `copy ${string}`>();
  const { setKey, keyToSend } = useIdempotencyKey();
  const { resource, ...actions } = useLinks({
    subject,
    onRevoked: (link, before) => {
      const [next] = openLinks(before, 'preview', now).filter(({ id }) => id !== link.id);
      targets.focusAfter('panel', next === undefined ? 'make' : `copy ${String(next.id)}`);
    },
  });
  const making = useSubmission(useProvidedMachine(MakeLinkMachineContext), {
    onSucceeded: (link) => {
      setKey(null);
      resource.retry();
      if (link === null) return;
      targets.focusAfter('panel', `copy ${String(link.id)}`);
      actions.copy(absolute(link.path));
    },
    onFailed: (problem) => show(failure(texts.makeFailed, problem)),
  });
  const make = () => {
    const end = endOfDay(usualLastDay(Date.now()));
    if (end === null) return;
    making.submit({ subject, name: 'Preview', expiresAt: end.toISOString(), idempotencyKey: keyToSend() });
  };

  return (
    <section aria-labelledby={headingId} className={panel} ref={targets.ref('panel')}>
      <Text as="h2" id={headingId} tone="ink" variant="dashText">
        Preview link
      </Text>
      <ResourceState resource={resource}>
        {(all) => {
          const links = openLinks(all, 'preview', now);
          return links.length === 0 ? (
            <>
              <Text variant="dashSmall">
                Nobody but you sees it. A link shows it, as it was last submitted, to whoever you send it to, for 30
                days.
              </Text>
              <div>
                <Button busy={making.isBusy} busyLabel="Making…" onClick={make} ref={targets.ref('make')}>
                  Copy preview link
                </Button>
              </div>
            </>
          ) : (
            <LinkList {...actions} copyRef={({ id }) => targets.ref(`copy ${String(id)}`)} links={links} />
          );
        }}
      </ResourceState>
    </section>
  );
}
