import type { Media } from '../../domain/content.ts';
import { SHARE_SIZE, sharePictureOf, toDescription } from '../../domain/share.ts';
import { useAbsolute } from '../../machines/origin-context.ts';
import { useSite } from '../../machines/site-context.ts';
import { StructuredData, type Describe } from './StructuredData.tsx';

interface PageHeadProps {
  /** Left out on the home page, whose title is the site's own. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
  /** Takes its place in the page's head, whole. */
  readonly summary?: string | undefined;
  /** Path and query of the page's canonical address; left out where there is none. */
  readonly address?: string | undefined;
  /** Picture of a shared link; of a film its poster. */
  readonly media?: Media | null | undefined;
  readonly type?: 'website' | 'article';
  /** Structured data of the page (schema.org). */
  readonly describe?: Describe;
}

/** Title, description and share tags of a page. React moves them into the document's head. */
export function PageHead({ title, ...rest }: PageHeadProps) {
  const { siteName, tagline } = useSite();
  return <HeadTags {...rest} title={title === undefined ? [siteName, tagline] : [title, siteName]} />;
}

interface HeadTagsProps extends Omit<PageHeadProps, 'title'> {
  /** The parts of the whole title; those that are empty are left out. */
  readonly title: readonly string[];
}

/** As {@link PageHead}, with the whole title. */
export function HeadTags({
  title: parts,
  description,
  summary,
  address,
  media,
  type = 'website',
  describe,
}: HeadTagsProps) {
  const absolute = useAbsolute();
  const { siteName } = useSite();
  const title = parts.filter((part) => part).join(' | ');
  const short = summary ?? (description ? toDescription(description) : null);
  return (
    <>
      <title>{title}</title>
      {short === null ? null : <meta content={short} name="description" />}
      {address === undefined ? null : (
        <>
          <link href={absolute(address)} rel="canonical" />
          <meta content={absolute(address)} property="og:url" />
          <meta content={title} property="og:title" />
          {short === null ? null : <meta content={short} property="og:description" />}
          <meta content={type} property="og:type" />
          <meta content={siteName} property="og:site_name" />
          <ShareImage media={media ?? null} />
          <meta content={title} name="twitter:title" />
          {short === null ? null : <meta content={short} name="twitter:description" />}
        </>
      )}
      {describe === undefined ? null : <StructuredData describe={describe} />}
    </>
  );
}

/** The picture of a shared link: the one cut for it, else the media as it is. */
function ShareImage({ media }: { readonly media: Media | null }) {
  const absolute = useAbsolute();
  const { share = null } = useSite();
  const picture = sharePictureOf(media, share);
  if (picture === null) return <meta content="summary" name="twitter:card" />;
  const alt = media?.alt ?? '';
  return (
    <>
      <meta content={absolute(picture.url)} property="og:image" />
      {picture.isCut ? (
        <>
          <meta content="image/jpeg" property="og:image:type" />
          <meta content={String(SHARE_SIZE.width)} property="og:image:width" />
          <meta content={String(SHARE_SIZE.height)} property="og:image:height" />
        </>
      ) : null}
      {alt === '' ? null : <meta content={alt} property="og:image:alt" />}
      <meta content="summary_large_image" name="twitter:card" />
      <meta content={absolute(picture.url)} name="twitter:image" />
    </>
  );
}
