import type { Restriction } from './restriction.ts';

/**
 * Options of ESLint's `no-restricted-syntax` that keep lengths out of the space a screen lays between things: it comes
 * from the tokens of the design system, so that one scale holds everywhere. Zero, percentages and `auto` are free; a
 * length that is a fact of one drawing is a constant whose name and comment say which.
 */

const message =
  'Space comes from the tokens: `space` and `size` of @vitrine/design-system/theme, or a layout component.';

const side = '(Top|Right|Bottom|Left|(Inline|Block)(Start|End)?)?';
const property = `Property[key.name=/^(((margin|padding|scrollMargin|scrollPadding|inset)${side})|gap|rowGap|columnGap|top|right|bottom|left)$/]`;
const length = String.raw`/\d(px|r?em|ch|ex|[sld]?v[whib]|vmin|vmax|cq[wh]|cm|mm|pt)\b/`;
const nonZero = String.raw`/^[\d.]*[1-9]/`;

/** What a property's value may be wrapped in: `-4`, `isOpen ? 4 : 8`. */
const places = ['', 'UnaryExpression.value > ', 'ConditionalExpression.value > '];

const selectors = places.flatMap((place) => {
  const own = place === '' ? '.value' : '';
  return [
    `${property} > ${place}Literal${own}[raw=${nonZero}]`,
    `${property} > ${place}Literal${own}[value=${length}]`,
    `${property} > ${place}TemplateLiteral${own} > TemplateElement[value.raw=${length}]`,
  ];
});

/** For style files. */
export const rawSpaceInStyles: readonly Restriction[] = selectors.map((selector) => ({ selector, message }));

/** For markup: the same in a `style` attribute. */
export const rawSpaceInMarkup: readonly Restriction[] = selectors.map((selector) => ({
  selector: `JSXAttribute[name.name="style"] ${selector}`,
  message,
}));
