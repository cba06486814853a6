/** The paragraphs of a text: they are separated by empty lines; single line breaks are kept. */
export function toParagraphs(text: string): readonly string[] {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
