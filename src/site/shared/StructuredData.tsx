import type { SiteConfig } from '../../../site.config.ts';
import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { useAbsolute } from '../../machines/origin-context.ts';
import { useSite } from '../../machines/site-context.ts';
import type * as vocabulary from './structured-data.ts';

type Vocabulary = typeof vocabulary;

/** Structured data of a page (JSON-LD); the code that builds it may have to be fetched. */
export type Describe = (words: Vocabulary, site: SiteConfig) => readonly vocabulary.Thing[];

/** The code, where it is available at once: on the server. */
export const KnownVocabulary = createContext<Vocabulary | null>(null);

/**
 * Structured data for search engines (schema.org). Visitors do not need it: the first HTML has the server's, and only
 * a page that the browser renders by itself fetches the code and writes it again.
 */
export function StructuredData({ describe }: { readonly describe: Describe }) {
  const absolute = useAbsolute();
  const site = useSite();
  const known = useContext(KnownVocabulary);
  const [words, setWords] = useState(known);
  const place = useRef<HTMLScriptElement>(null);
  useEffect(() => {
    if (place.current?.textContent !== '') return;
    // Without it nothing visible is missing.
    import('./structured-data.ts').then(setWords, () => undefined);
  }, []);
  const text = words === null ? '' : words.toStructuredJson(describe(words, site), absolute);
  return (
    <script
      dangerouslySetInnerHTML={{ __html: text }}
      ref={place}
      // What the server wrote stays: the browser does not have the code at first.
      suppressHydrationWarning
      type="application/ld+json"
    />
  );
}
