import type { Restriction } from './restriction.ts';

/**
 * Options of ESLint's `no-restricted-syntax` that keep colours out of style files and markup: they come from the tokens of the
 * design system, or from what a studio's own look derives (`@vitrine/look/palette`). A colour that stands elsewhere stays as it
 * is in every look.
 */

const message =
  'Colours come from the tokens: `vars.color`, `lights` or `fixed` of @vitrine/design-system/theme, so that every look has them.';

/** `#1d1d1d`, but not the `#` of an address or of a class. */
const digits = String.raw`(?<![\w&])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])`;
const functions = String.raw`(?<![\w-])(?:rgba?|hsla?|hwb|oklch|oklab|lch|lab)\(`;
const colour = `/${digits}|${functions}/i`;
/** What takes a colour by a name: a theme's, `white`, is none. */
const property =
  'Property[key.name=/^(color|fill|stroke|background|backgroundColor|border\\w*|outline\\w*|boxShadow|textDecorationColor|caretColor|accentColor)$/]';
const named = String.raw`/(?<![\w-])(?:white|black|gr[ae]y|silver|red|green|blue|yellow|orange|purple|pink|brown|navy)(?![\w-])/i`;

const anywhere = [`Literal[value=${colour}]`, `TemplateElement[value.raw=${colour}]`];
const byName = [
  `${property} > Literal.value[value=${named}]`,
  `${property} > TemplateLiteral.value > TemplateElement[value.raw=${named}]`,
];

/** For style files. */
export const rawColourInStyles: readonly Restriction[] = [...anywhere, ...byName].map((selector) => ({
  selector,
  message,
}));

/** For markup: in a `style` attribute, and where a drawing has its colours. */
export const rawColourInMarkup: readonly Restriction[] = [
  ...[...anywhere, ...byName].map((selector) => `JSXAttribute[name.name="style"] ${selector}`),
  ...[colour, named].map(
    (value) => `JSXAttribute[name.name=/^(fill|stroke|color|stopColor|floodColor)$/] > Literal[value=${value}]`,
  ),
].map((selector) => ({ selector, message }));
