import { fallbackVar, style } from '@vanilla-extract/css';
import { blackTheme } from '../../theme/class-names.css';
import { frame, lights, look, vars } from '../../theme/contract.css';
import { typeClass } from '../../theme/type.css';
import { fixedColours } from '../../tokens/colour';
import { forcedColours, media } from '../../tokens/media';
import { motion } from '../../tokens/motion';
import { space } from '../../tokens/space';
import { typeScale } from '../../tokens/type';

/** Beside each other, or below where a word of large letters has no room. */
export const group = style({ display: 'flex', flexWrap: 'wrap' });

const half = style({
  flex: '1 1 0',
  minWidth: 'min-content',
  minHeight: 'clamp(148px, 15vw, 300px)',
  display: 'flex',
  alignItems: 'flex-end',
  textAlign: 'left',
  paddingBlock: space.switchBlock,
  borderTop: '1px solid',
  // The half that is not chosen lightens under the pointer; the other is there already.
  boxShadow: `inset 0 0 0 100vmax ${fixedColours.noGlow}`,
  transition: `box-shadow ${motion.media} linear`,
  '@media': {
    [media.hover]: {
      selectors: { '&[aria-checked=false]:hover': { boxShadow: `inset 0 0 0 100vmax ${fixedColours.glow}` } },
    },
  },
  // The ring lies inside: the halves fill the page from edge to edge, and accent does not show on both of them.
  ':focus-visible': { outlineColor: 'currentColor', outlineOffset: -8 },
});

/** Each half keeps its own colours in both themes; in the black theme the white half is dimmed, so that it does not glare. */
export const white = style([
  half,
  {
    paddingInline: frame.margin,
    background: lights.paper,
    color: lights.paperInk,
    borderColor: lights.paperLine,
    selectors: {
      [`.${blackTheme} &`]: {
        background: lights.paperDimmed,
        color: lights.nightInk,
        borderColor: 'transparent',
      },
    },
  },
]);

export const black = style([
  half,
  {
    paddingInline: frame.margin,
    background: lights.night,
    color: lights.nightInk,
    borderColor: 'transparent',
    selectors: { [`.${blackTheme} &`]: { borderColor: vars.color.line } },
  },
]);

export const word = style([typeClass.display, { color: 'inherit', fontWeight: fallbackVar(look.switchWord, '460') }]);

export const dot = style({
  width: 14,
  height: 14,
  marginLeft: 'auto',
  marginBottom: `calc(${typeScale.display.size} * .2)`,
  borderRadius: '50%',
  background: 'currentColor',
  '@media': { [forcedColours]: { background: 'ButtonText' } },
});
