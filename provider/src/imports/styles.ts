import { parse, Declaration } from 'postcss';

/** More is no style of one element that somebody has written. */
const longest = 100_000;

/** What a `style` attribute declares, by lower-case names, as a browser reads it; nothing of one that is damaged. */
export function declarationsIn(style: string): readonly { readonly name: string; readonly value: string }[] {
  if (style.length > longest) return [];
  try {
    const { nodes } = parse(style);
    return nodes
      .filter((node) => node instanceof Declaration)
      .map(({ prop, value }) => ({ name: prop.toLowerCase(), value }));
  } catch {
    return [];
  }
}

/** Addresses in a value: `url("…")`, `url('…')` or `url(…)`, in which brackets stand in pairs or behind a backslash. */
const addresses =
  /url\(\s*(?:"((?:[^"\\\n]|\\.)*)"|'((?:[^'\\\n]|\\.)*)'|((?:[^\s"'()\\]|\\.|\([^\s"'()\\]*\))+))\s*\)/giu;

/** The addresses that a value of a style names. */
export const addressesInValue = (value: string): readonly string[] =>
  [...value.matchAll(addresses)].map(([, double, single, bare]) =>
    (double ?? single ?? bare ?? '').replaceAll(/\\(.)/gu, '$1'),
  );
