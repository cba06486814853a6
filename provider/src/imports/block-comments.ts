import { readJson, valuesOf, type Values } from './json.ts';

/** What the block editor says of a block in a comment before it. */
export interface BlockComment {
  /** Such as `jetpack/slideshow`. */
  readonly name: string;
  /** Without what the editor itself puts before it. */
  readonly short: string;
  readonly values: Values;
  /** Nothing of it stands in the text: the site makes it. */
  readonly isClosed: boolean;
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
    values: valuesOf(readJson(json)),
    isClosed: text.endsWith('/'),
  };
}
