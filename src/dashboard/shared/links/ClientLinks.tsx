import { Text } from '@vitrine/design-system/components/text';
import { useId } from 'react';
import type { LinkSubject } from '../../../domain/share-links.ts';
import { useShowToast } from '../../../machines/toasts/toasts.react.tsx';
import { useFocusTargets } from '../focus/focus-targets.ts';
import { neighbourOf } from '../lists/neighbour.ts';
import { ResourceState } from '../page/ResourceState.tsx';
import { LinkList } from './LinkList.tsx';
import { NewLink } from './NewLink.tsx';
import { panel } from './share-links.css.ts';
import { linksTopic, texts } from './texts.ts';
import { useLinks } from './use-links.ts';

type Target = 'name' | `copy ${string}`;

/** The links that show something sealed, one for each client. */
export function ClientLinks({ subject }: { readonly subject: LinkSubject }) {
  const headingId = useId();
  const { show } = useShowToast();
  const targets = useFocusTargets<Target | 'list' | 'new'>();
  const { resource, ...actions } = useLinks({
    subject,
    onRevoked: (link, before) => {
      const next = neighbourOf(
        before.filter(({ purpose }) => purpose === 'client'),
        link.id,
      );
      targets.focusAfter('list', next === undefined ? 'name' : `copy ${String(next.id)}`);
    },
  });

  return (
    <section aria-labelledby={headingId} className={panel}>
      <Text as="h2" id={headingId} tone="ink" variant="dashText">
        Links for clients
      </Text>
      <ResourceState resource={resource}>
        {(all) => {
          const links = all.filter(({ purpose }) => purpose === 'client');
          if (links.length === 0) return <Text variant="dashSmall">There is none yet, so nobody but you sees it.</Text>;
          return (
            <LinkList
              {...actions}
              copyRef={({ id }) => targets.ref(`copy ${String(id)}`)}
              links={links}
              ref={targets.ref('list')}
            />
          );
        }}
      </ResourceState>
      <NewLink
        nameRef={targets.ref('name')}
        placeRef={targets.ref('new')}
        onMade={(link) => {
          resource.retry();
          if (link !== null) targets.focusAfter('new', `copy ${String(link.id)}`);
          show({ kind: 'success', text: texts.made, topic: linksTopic });
        }}
        subject={subject}
      />
    </section>
  );
}
