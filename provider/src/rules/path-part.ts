/**
 * A part of a path as it is meant; `null` for one that is nobody's name: bytes that are no text, and U+0000, which is stored nowhere
 * and of which PostgreSQL takes no question.
 */
export function readPathPart(part: string): string | null {
  try {
    const name = decodeURIComponent(part).normalize('NFC');
    return name.includes('\0') ? null : name;
  } catch {
    return null;
  }
}
