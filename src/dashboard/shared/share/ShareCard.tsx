import { MediaFrame } from '@vitrine/design-system/components/media-frame';
import { Text } from '@vitrine/design-system/components/text';
import { useState, type ReactNode } from 'react';
import type { Media } from '../../../domain/content.ts';
import { SHARE_SIZE, sharePictureOf, toDescription } from '../../../domain/share.ts';
import { useSite } from '../../../machines/site-context.ts';
import { summary as summaryClass } from '../forms/disclosure.css.ts';
import { MediaPreview } from '../media/MediaPreview.tsx';
import { useAbsolute } from '../../../machines/origin-context.ts';
import { useExtensions } from '../page/extensions.ts';
import {
  card,
  description as descriptionClass,
  host as hostClass,
  texts,
  title as titleClass,
} from './share-card.css.ts';

interface ShareCardProps {
  /** As it is typed; `''` while there is none. */
  readonly title: string;
  readonly description: string;
  /** Own words for search, which take the place of the description's beginning; `''` for none. */
  readonly summary: string;
  /** The page's own picture or film; null where it has none. */
  readonly media: Media | null;
  /** Whether the media was chosen and is not stored yet: the provider will cut a picture from it, or from its poster. */
  readonly isChosen: boolean;
}

/** Opens how a link to the page looks in a message. What it is drawn from is followed only while it is open. */
export function ShareCardSection({ children }: { readonly children: ReactNode }) {
  // Without a provider that draws the pages, apps find no title and no picture in them.
  const isOffered = useExtensions().includes('publication');
  const [isOpen, setIsOpen] = useState(false);
  if (!isOffered) return null;
  return (
    <details
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
      open={isOpen}
    >
      <summary className={summaryClass}>How a shared link looks</summary>
      {isOpen ? children : null}
    </details>
  );
}

/** A link to the page as messages draw it, at the crop of the real picture. */
export function ShareCard({ title, description, summary, media, isChosen }: ShareCardProps) {
  const { siteName, share = null } = useSite();
  const picture = isChosen ? null : sharePictureOf(media, share);
  const own = summary.trim();
  const short = own === '' ? toDescription(description) : own;
  const host = useAbsolute()('/').replace(/^https?:|\//g, '');
  return (
    <>
      <figure aria-label="A shared link to this page" className={card}>
        {isChosen ? (
          <MediaPreview alt="" media={media} ratio={ratio} size="tile" />
        ) : picture === null ? null : (
          <MediaFrame colour={media?.color ?? 'transparent'} fit="cover" ratio={ratio}>
            <img
              alt=""
              decoding="async"
              loading="lazy"
              src={picture.url}
              style={{ objectPosition: picture.isCut ? undefined : media?.focus }}
            />
          </MediaFrame>
        )}
        <figcaption className={texts}>
          <span className={titleClass} dir="auto">
            {[title, siteName].filter((part) => part !== '').join(' | ')}
          </span>
          {short === '' ? null : (
            <span className={descriptionClass} dir="auto">
              {short}
            </span>
          )}
          <span className={hostClass}>{host}</span>
        </figcaption>
      </figure>
      <Text variant="dashSmall">
        {isChosen || picture !== null
          ? 'Apps show about this much; some leave out the description, or trim the picture to a square.'
          : 'Without a picture apps show the title and description only. Settings can hold one for all pages without their own.'}
      </Text>
    </>
  );
}

const ratio = `${String(SHARE_SIZE.width)}/${String(SHARE_SIZE.height)}`;
