/** What people have written for search engines alone, in a plugin's fields beside a text. */
export interface SearchTexts {
  description: string;
  title: string;
}

/** Nothing is written. */
export const noSearchTexts = (): SearchTexts => ({ description: '', title: '' });

/** Of Yoast, Rank Math, All in One SEO, SEOPress, Genesis, SmartCrawl, WP Meta SEO and the SEO Framework. */
const keys: ReadonlyMap<string, keyof SearchTexts> = new Map([
  ...[
    '_yoast_wpseo_metadesc',
    'rank_math_description',
    '_aioseo_description',
    '_aioseop_description',
    '_seopress_titles_desc',
    '_genesis_description',
    '_wds_metadesc',
    '_metaseo_metadesc',
  ].map((key) => [key, 'description'] as const),
  ...[
    '_yoast_wpseo_title',
    'rank_math_title',
    '_aioseo_title',
    '_aioseop_title',
    '_seopress_titles_title',
    '_genesis_title',
    '_wds_title',
    '_metaseo_metatitle',
  ].map((key) => [key, 'title'] as const),
]);

/** Nobody has written what a plugin fills in: `%%title%% - %%sitename%%`, `%title%`, `#post_title`. */
const isTemplate = (text: string): boolean => /%%?[a-z_]+%%?|#[a-z]+_[a-z]+/i.test(text);

/**
 * Keeps what was written for search engines.
 * @returns whether the key is one of theirs
 */
export function keepSearchText(texts: SearchTexts, key: string, value: string): boolean {
  const kind = keys.get(key);
  if (kind === undefined) return false;
  if (texts[kind] === '' && !isTemplate(value)) texts[kind] = value;
  return true;
}
