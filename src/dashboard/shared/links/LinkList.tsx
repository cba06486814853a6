import type { Ref, RefCallback } from 'react';
import type { ShareLink } from '../../../domain/share-links.ts';
import { useAbsolute } from '../../../machines/origin-context.ts';
import { LinkRow } from './LinkRow.tsx';
import { texts } from './texts.ts';
import type { useLinks } from './use-links.ts';

interface LinkListProps extends Pick<ReturnType<typeof useLinks>, 'copy' | 'revoke' | 'isRevoking'> {
  readonly links: readonly ShareLink[];
  readonly copyRef: (link: ShareLink) => RefCallback<HTMLElement>;
  /** Unless something else copies them. */
  readonly isCopied?: boolean;
  readonly ref?: Ref<HTMLUListElement>;
}

/** Links, each to be copied and revoked. */
export function LinkList({ links, copy, revoke, isRevoking, copyRef, isCopied = true, ref }: LinkListProps) {
  const absolute = useAbsolute();
  return (
    <ul ref={ref}>
      {links.map((link) => {
        const address = link.path === null ? null : absolute(link.path);
        return (
          <LinkRow
            address={address ?? texts.lost}
            copyRef={copyRef(link)}
            isBusy={isRevoking}
            key={link.id}
            link={link}
            onCopy={isCopied && address !== null ? () => copy(address) : null}
            onRevoke={() => revoke(link)}
          />
        );
      })}
    </ul>
  );
}
