/** What the block editor says of a block in a comment before it. */
export interface BlockComment {
  /** Such as `jetpack/slideshow`. */
  readonly name: string;
  /** Without what the editor itself puts before it. */
  readonly short: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** Nothing of it stands in the text: the site makes it. */
  readonly isClosed: boolean;
}

/** An object of a comment's JSON; empty for what is none. */
function valuesIn(json: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(json);
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

/** Reads a comment of the block editor, `wp:name {…} /`; null for any other, and for the end of a block. */
export function readBlockComment(comment: string): BlockComment | null {
  const text = comment.trim();
  const name = /^wp:([a-z][\w/-]*)/.exec(text)?.[1];
  if (name === undefined) return null;
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  return {
    name,
    short: name.replace(/^(?:core|core-embed)\//, ''),
    values: valuesIn(json),
    isClosed: text.endsWith('/'),
  };
}
