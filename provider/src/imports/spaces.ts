/**
 * Space that browsers draw as one (HTML, ASCII whitespace), and separators of lines, which no text here has. A no-break space between a number
 * and its unit, before a colon in French, or a wide one between characters of Japanese is none of it.
 */
const collapsible = /[ \t\n\f\r\u{2028}\u{2029}]+/gu;

/** A text with its space as browsers draw it. */
export const collapsed = (text: string): string => text.replaceAll(collapsible, ' ');

/** The same, without space around it. */
export const onOneLine = (text: string): string => collapsed(text).trim();
