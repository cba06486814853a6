import { faceCss } from './face-css.ts';
import type { Faces } from './faces.ts';
import { builtLook, type Air, type Light, type Look, type Voice } from './index.ts';
import { colourNames, derivePalettes, warnings, type Palette } from './palette.ts';

/** What sizes and gaps are multiplied by. */
const voiceFactors: Readonly<Record<Voice, number>> = { quiet: 0.85, even: 1, loud: 1.15 };
const airFactors: Readonly<Record<Air, number>> = { dense: 0.75, even: 1, wide: 1.25 };

type Declarations = readonly (readonly [name: string, value: string])[];

const write = (declarations: Declarations): string =>
  declarations.map(([name, value]) => `--${name}:${value}`).join(';');

/** The colours of a theme, except for warnings that are as the build has them. */
function coloursOf(palette: Palette, light: Light): Declarations {
  const built: Partial<Palette> = warnings[light];
  return colourNames.flatMap((name) => (palette[name] === built[name] ? [] : [[name, palette[name]] as const]));
}

/** As the design's themes have it (`theme/themes.css.ts`): text as dark as it can be, lines that are seen. */
const strongerOf = ({ ink, text, control }: Palette): Declarations => [
  ['text', ink],
  ['muted', text],
  ['line', control],
  ['control', text],
];

const accentOf = (palette: Palette): Declarations =>
  (['accent', 'accent-soft', 'on-accent'] as const).map((name) => [name, palette[name]]);

/** What stays as it is in both themes: the halves of the switch, and what lies under pictures that are still to come. */
const fixedOf = ({ white, black }: Readonly<Record<Light, Palette>>): Declarations => [
  ['paper', white.surface],
  ['paper-ink', white.ink],
  ['paper-line', white.line],
  ['paper-dimmed', black.well],
  ['night', black.surface],
  ['night-ink', black.ink],
];

const themes = (day: Declarations, night: Declarations): string =>
  `:root,.white-theme{${write(day)}}@media screen{.black-theme,.dark-page{${write(night)}}}`;

/**
 * The faces, at the dashboard's own sizes, and the accent on its own papers, which stay as they are; and those of the site, for what shows how
 * it will look there.
 */
function dashboardCss(look: Look, faces: Faces): string {
  const face = faceCss(look, faces);
  const ownColours = hasOwnColours(look);
  const { white, black } = derivePalettes({ ...builtLook, accent: look.accent }).palettes;
  const root = [...(ownColours ? fixedOf(derivePalettes(look).palettes) : []), ...face.root];
  return [
    face.rules,
    root.length === 0 ? '' : `:root{${write(root)}}`,
    ownColours ? themes(accentOf(white), accentOf(black)) : '',
  ].join('');
}

const hasOwnColours = ({ white, black, accent }: Look): boolean =>
  white.surface !== builtLook.white.surface ||
  white.ink !== builtLook.white.ink ||
  black.surface !== builtLook.black.surface ||
  black.ink !== builtLook.black.ink ||
  accent !== builtLook.accent;

/** Over its picture, for as long as it is pointed at or focused, where there is a pointer that can rest. */
const captionsOnHover =
  '@media screen and (hover:hover){[data-caption]{position:absolute;inset:auto 0 0;z-index:1;padding:12px;' +
  'background:var(--surface);opacity:0;transition:opacity .2s linear}' +
  '[data-hover-root]{position:relative}' +
  // Whose a tile is stands below its caption: without that it would stand alone. A list has both in its rows.
  '[data-caption]~div{display:none}' +
  ':is([data-hover-root]:hover,[data-hover-root]:focus-visible,[data-hover-root]:has(:focus-visible)) [data-caption]{opacity:1}}';

/**
 * The style sheet of a look, for after the build's own; empty for the built one. Written from numbers and choices, and from nothing that
 * a studio wrote.
 *
 * @param faces those that are available; the built one stands in for others
 * @param where the dashboard takes the accent and the faces alone
 */
export function lookCss(look: Look, faces: Faces, where: 'site' | 'dashboard' = 'site'): string {
  if (where === 'dashboard') return dashboardCss(look, faces);
  const face = faceCss(look, faces);
  const voice = Number((voiceFactors[look.voice] * face.voice).toFixed(3));
  const ownColours = hasOwnColours(look);
  const { palettes } = derivePalettes(look);
  const root: Declarations = [
    ...(ownColours ? fixedOf(palettes) : []),
    ...face.root,
    ...(voice === 1 ? [] : [['voice', String(voice)] as const]),
    ...(look.air === 'even' ? [] : [['air', String(airFactors[look.air])] as const]),
    ...(look.corners === 0 ? [] : [['corners', `${String(look.corners)}px`] as const]),
  ];
  return [
    face.rules,
    root.length === 0 ? '' : `:root{${write(root)}}`,
    ownColours
      ? themes(coloursOf(palettes.white, 'white'), [
          ...coloursOf(palettes.black, 'black'),
          ['shadow', `0 0 0 1px ${palettes.black.line},0 16px 48px -8px rgb(0 0 0/.6)`],
        ])
      : '',
    ownColours
      ? `@media (prefers-contrast:more){:root,.white-theme{${write(strongerOf(palettes.white))}}}` +
        `@media screen and (prefers-contrast:more){.black-theme,.dark-page{${write(strongerOf(palettes.black))}}}`
      : '',
    look.captions === 'hover' ? captionsOnHover : '',
  ].join('');
}
