import { parse, Declaration, type Root } from 'postcss';

/** More is no style that somebody has written, but for the pictures that are written into it. */
const longest = 100_000;

/** Whether an address is no address, but a picture itself. */
export const isData = (address: string): boolean => /^\s*data:(?:[a-z]+\/[\w.+-]+)?[;,]/i.test(address);

/** Null for what is damaged, or is no style that somebody has written. */
function read(style: string): Root | null {
  const text = style.length > longest ? style.replaceAll(/(data:[\w/.+-]{0,80})[^"'()\s]*/gi, '$1,') : style;
  if (text.length > longest) return null;
  try {
    return parse(text);
  } catch {
    return null;
  }
}

/** What a `style` attribute declares, by lower-case names, as a browser reads it; nothing of one that is damaged. */
export const declarationsIn = (style: string): readonly { readonly name: string; readonly value: string }[] =>
  (read(style)?.nodes ?? [])
    .filter((node) => node instanceof Declaration)
    .map(({ prop, value }) => ({ name: prop.toLowerCase(), value }));

/** The addresses of all that a style sheet puts behind something, each once. */
export function backgroundsOfSheet(sheet: string): readonly string[] {
  const found = new Set<string>();
  read(sheet)?.walkDecls(/^background(?:-image)?$/i, ({ value }) => {
    for (const address of addressesInValue(value)) found.add(address);
  });
  return [...found];
}

/** Addresses in a value: `url("…")`, `url('…')` or `url(…)`, in which brackets stand in pairs or behind a backslash. */
const addresses =
  /url\(\s*(?:"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|((?:[^\s"'()\\]|\\.|\([^\s"'()\\]*\))+))\s*\)/giu;

/** The addresses that a value of a style names. */
export const addressesInValue = (value: string): readonly string[] =>
  [...value.matchAll(addresses)].map(([, double, single, bare]) =>
    (double ?? single ?? bare ?? '').replaceAll(/\\(.)/gu, '$1'),
  );
