import { globalStyle } from '@vanilla-extract/css';
import { fixedColours, themeColours, themeShadows, themeWeights } from '../tokens/colour';
import type { ThemeName } from '../tokens/colour';
import { low, media, moreContrast } from '../tokens/media';
import { dashboard, grid, nav, space } from '../tokens/space';
import { blackTheme, darkPage, onMedia, onMediaWide, whiteTheme } from './class-names.css';
import { frame, lights, vars } from './contract.css';

/** Weights of one theme as assignments. */
function weightsOf(theme: ThemeName): Record<string, string> {
  const weight = themeWeights[theme];
  return {
    [vars.weight.body]: String(weight.body),
    [vars.weight.ui]: String(weight.ui),
    [vars.weight.statement]: String(weight.statement),
    [vars.weight.display]: String(weight.display),
  };
}

/** All assignments of one theme. */
function assignmentsOf(theme: ThemeName): Record<string, string> {
  const colour = themeColours[theme];
  return {
    [vars.color.surface]: colour.surface,
    [vars.color.well]: colour.well,
    [vars.color.raised]: colour.raised,
    [vars.color.ink]: colour.ink,
    [vars.color.text]: colour.text,
    [vars.color.muted]: colour.muted,
    [vars.color.line]: colour.line,
    [vars.color.control]: colour.control,
    [vars.color.accent]: colour.accent,
    [vars.color.accentSoft]: colour['accent-soft'],
    [vars.color.onAccent]: colour['on-accent'],
    [vars.color.danger]: colour.danger,
    [vars.color.dangerSoft]: colour['danger-soft'],
    [vars.color.success]: colour.success,
    [vars.color.successSoft]: colour['success-soft'],
    ...weightsOf(theme),
    [vars.shadow]: themeShadows[theme],
  };
}

/** More contrast: text as dark as it can be, lines that are seen. */
function contrastOf(theme: ThemeName): Record<string, string> {
  const colour = themeColours[theme];
  return {
    [vars.color.text]: colour.ink,
    [vars.color.muted]: colour.text,
    [vars.color.line]: colour.control,
    [vars.color.control]: colour.text,
  };
}

const onMediaAssignments = {
  ...weightsOf('black'),
  [vars.color.ink]: fixedColours.mediaInk,
  [vars.color.text]: fixedColours.mediaInk,
  [vars.color.muted]: fixedColours.mediaInk,
};

// The root carries the white values too, so a page whose body has no class yet is still readable.
globalStyle(`:root, .${whiteTheme}`, {
  vars: assignmentsOf('white'),
  colorScheme: 'light',
  '@media': { [moreContrast]: { vars: contrastOf('white') } },
});
// On paper every page is white: what is dark, and what lies on a picture, is so only on a screen.
globalStyle(`.${blackTheme}, .${darkPage}`, {
  '@media': {
    screen: { vars: assignmentsOf('black'), colorScheme: 'dark' },
    [`screen and ${moreContrast}`]: { vars: contrastOf('black') },
  },
});

// Scrollbars and the canvas belong to the root element, not to the body that carries the class.
globalStyle(`:root:has(> body.${blackTheme})`, { '@media': { screen: { colorScheme: 'dark' } } });

// `color` and weight are inherited as computed values: a scope has to set them again, not only its variables.
globalStyle(`.${darkPage}`, {
  background: vars.color.surface,
  color: vars.color.text,
  fontWeight: vars.weight.body,
  '@media': { screen: { minHeight: '100svh' } },
});
globalStyle(`.${onMedia}`, {
  '@media': { screen: { vars: onMediaAssignments, color: fixedColours.mediaInk, fontWeight: vars.weight.body } },
});
globalStyle(`.${onMediaWide}`, {
  '@media': {
    [media.wide]: { vars: onMediaAssignments, color: fixedColours.mediaInk, fontWeight: vars.weight.body },
  },
});

globalStyle(':root', {
  vars: {
    [frame.nav]: nav.heightWide,
    [frame.margin]: grid.margin,
    [frame.gutter]: grid.gutter,
    [frame.band]: space.band,
    [frame.scrim]: '1',
    [frame.heads]: dashboard.head,
    [lights.paper]: themeColours.white.surface,
    [lights.paperInk]: themeColours.white.ink,
    [lights.paperLine]: themeColours.white.line,
    [lights.paperDimmed]: fixedColours.switchDimmedPaper,
    [lights.night]: themeColours.black.surface,
    [lights.nightInk]: themeColours.black.ink,
  },
  '@media': {
    [media.tablet]: { vars: { [frame.nav]: nav.heightNarrow } },
    [media.drawer]: { vars: { [frame.heads]: `calc(${nav.heightNarrow} + ${dashboard.headNarrow})` } },
    [low]: { vars: { [frame.heads]: '0px' } },
    // A4 and Letter, landscape; the sheet has its own margins.
    print: { vars: { [frame.nav]: '0px', [frame.margin]: '0px', [frame.band]: '8mm', [frame.sheet]: '180mm' } },
  },
});
