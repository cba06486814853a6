import { siteConfig } from '../../../site.config.ts';

interface PageHeadProps {
  /** Left out on the home page, whose title is the site's own. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
}

/** First 150 characters of a text: the description meta (specification, sections 2 and 9). */
export function toDescription(text: string): string {
  return text.slice(0, 150);
}

/** Title and description of a page. React moves them into the document's head. */
export function PageHead({ title, description }: PageHeadProps) {
  const { siteName, tagline } = siteConfig;
  return (
    <>
      <title>{title === undefined ? `${siteName} | ${tagline}` : `${title} | ${siteName}`}</title>
      {description === undefined ? null : <meta content={toDescription(description)} name="description" />}
    </>
  );
}
