import { Button } from '@vitrine/design-system/components/button';
import { Text } from '@vitrine/design-system/components/text';
import { useState, type Ref } from 'react';
import { describeLink, type ShareLink } from '../../../domain/share-links.ts';
import { wholeDay, wholeTime } from '../moments.ts';
import { buttons, row, texts } from './share-links.css.ts';

const format = { day: wholeDay, time: wholeTime };

interface LinkRowProps {
  readonly link: ShareLink;
  /** Whole, as it is sent to the client; or why it cannot be told. */
  readonly address: string;
  readonly isBusy: boolean;
  readonly copyRef: Ref<HTMLButtonElement>;
  /** Null where something else copies it. */
  readonly onCopy: (() => void) | null;
  readonly onRevoke: () => void;
}

/** For whom a client's link is, how long a link opens, how often it was opened, and what can be done with it. */
export function LinkRow({ link, address, isBusy, copyRef, onCopy, onRevoke }: LinkRowProps) {
  const { name, purpose } = link;
  const what = purpose === 'preview' ? 'the preview link' : `the link for ${name}`;
  const [now] = useState(() => Date.now());
  return (
    <li className={row}>
      <div className={texts}>
        {purpose === 'preview' ? null : (
          <Text as="span" tone="ink" variant="dashText" wrap="anywhere">
            {name}
          </Text>
        )}
        <Text as="span" variant="dashSmall">
          {describeLink(link, now, format)}
        </Text>
        <Text as="span" tone="muted" variant="dashSmall" wrap="anywhere">
          {address}
        </Text>
      </div>
      <div className={buttons}>
        {onCopy === null ? null : (
          <Button aria-label={`Copy ${what}`} edge="always" onClick={onCopy} ref={copyRef} size="small" variant="quiet">
            Copy
          </Button>
        )}
        <Button aria-label={`Revoke ${what}`} busy={isBusy} onClick={onRevoke} size="small" variant="quiet">
          Revoke
        </Button>
      </div>
    </li>
  );
}
