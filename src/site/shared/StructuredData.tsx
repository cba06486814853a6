import { createContext, useContext, useEffect, useRef, useState } from 'react';
import { useAbsolute } from './origin.ts';
import type * as vocabulary from './structured-data.ts';

type Vocabulary = typeof vocabulary;

/** What a page says of itself, in words that may have to be fetched. */
export type Describe = (words: Vocabulary) => readonly vocabulary.Thing[];

/** The words, where they are there at once: on the server. */
export const KnownVocabulary = createContext<Vocabulary | null>(null);

/**
 * What machines are told of the page (schema.org). A visitor has no use for it: the first HTML brings the server's, and only
 * a page that the browser draws by itself fetches the words and says it anew.
 */
export function StructuredData({ describe }: { readonly describe: Describe }) {
  const absolute = useAbsolute();
  const known = useContext(KnownVocabulary);
  const [words, setWords] = useState(known);
  const place = useRef<HTMLScriptElement>(null);
  useEffect(() => {
    if (place.current?.textContent !== '') return;
    // Without them nothing is missing that anybody sees.
    import('./structured-data.ts').then(setWords, () => undefined);
  }, []);
  const text = words === null ? '' : words.toStructuredJson(describe(words), absolute);
  return (
    <script
      dangerouslySetInnerHTML={{ __html: text }}
      ref={place}
      // The server's words stay: the browser has none at first.
      suppressHydrationWarning
      type="application/ld+json"
    />
  );
}
