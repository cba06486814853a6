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
      {tag('description', short)}
      {address === undefined ? null : (
        <>
          <link href={absolute(address)} rel="canonical" />
          {tag('og:url', absolute(address))}
          {tag('og:title', title)}
          {tag('og:description', short)}
          {tag('og:type', type)}
          {tag('og:site_name', siteName)}
          <ShareImage media={media ?? null} />
          {tag('twitter:title', title)}
          {tag('twitter:description', short)}
        </>
      )}
      {describe === undefined ? null : <StructuredData describe={describe} />}
    </>
  );
}

/** What has no content is not said. Open Graph calls the name a property. */
function tag(name: string, content: string | null) {
  if (content === null) return null;
  return name.startsWith('og:') ? <meta content={content} property={name} /> : <meta content={content} name={name} />;
}

/** The picture of a shared link: the one cut for it, else the media as it is. */
function ShareImage({ media }: { readonly media: Media | null }) {
  const absolute = useAbsolute();
  const { share = null } = useSite();
  const picture = sharePictureOf(media, share);
  if (picture === null) return tag('twitter:card', 'summary');
  return (
    <>
      {tag('og:image', absolute(picture.url))}
      {picture.isCut ? (
        <>
          {tag('og:image:type', 'image/jpeg')}
          {tag('og:image:width', String(SHARE_SIZE.width))}
          {tag('og:image:height', String(SHARE_SIZE.height))}
        </>
      ) : null}
      {tag('og:image:alt', media?.alt || null)}
      {tag('twitter:card', 'summary_large_image')}
      {tag('twitter:image', absolute(picture.url))}
    </>
  );
}
