import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  useMode as learn,
  wcagContrast,
  type Oklab,
  type Oklch,
} from 'culori/fn';
import { lights, type Light, type Look, type Paper } from './index.ts';

learn(modeRgb);
learn(modeLrgb);
const toOklab = learn(modeOklab);
const toOklch = learn(modeOklch);

/** The colours of a theme, by the design's token names. */
export const colourNames = [
  'surface',
  'well',
  'raised',
  'ink',
  'text',
  'muted',
  'line',
  'control',
  'accent',
  'accent-soft',
  'on-accent',
  'danger',
  'danger-soft',
  'success',
  'success-soft',
] as const;
export type ColourName = (typeof colourNames)[number];
/** Each as `#rrggbb`. */
export type Palette = Readonly<Record<ColourName, string>>;

/** A colour that would have been too weak where it follows from the others, and was made stronger. */
export interface Correction {
  readonly light: Light;
  readonly name: ColourName;
  /** What it has on the weakest of its grounds, and what it has to have there (WCAG 2.2, 1.4.3 and 1.4.11). */
  readonly before: number;
  readonly needed: number;
  readonly direction: 'darker' | 'lighter';
}

/** Why a look cannot be: its paper and ink are too near, or a theme is too dark or too light. */
export interface LookFault {
  readonly light: Light;
  readonly part: 'surface' | 'ink';
  readonly message: string;
}

/** Text has 4.5 to 1, what is no text 3 to 1. */
const TEXT = 4.5;
const CONTROL = 3;
/** The greatest lightness of the black theme's paper, and the least of the white one's (OKLCH, 0 to 1). */
const LIGHTEST_NIGHT = 0.3;
const DARKEST_DAY = 0.85;
const STEP = 0.004;

/** How far from the paper to the ink a colour lies, in lightness and hue (OKLAB); the built look's distances. */
const shares: Readonly<
  Record<Light, Readonly<Record<'well' | 'raised' | 'text' | 'muted' | 'line' | 'control', number>>>
> = {
  white: { well: 0.04, raised: -0.025, text: 0.76, muted: 0.633, line: 0.118, control: 0.49 },
  black: { well: 0.087, raised: 0.033, text: 1, muted: 0.689, line: 0.153, control: 0.468 },
};
/** How much of a colour is in its soft ground. */
const softShares: Readonly<Record<Light, number>> = { white: 0.1, black: 0.18 };
/** Those of the design's tokens. */
export const warnings: Readonly<Record<Light, Readonly<Record<'danger' | 'success', string>>>> = {
  white: { danger: '#b42318', success: '#1c6b45' },
  black: { danger: '#ff9e90', success: '#84d2a4' },
};
/** Where the accent of the black theme begins. */
const ACCENT_AT_NIGHT = 0.765;
const ACCENT_CHROMA_AT_NIGHT = 0.6;

/** Contrast of two colours `#rrggbb`, 1 to 21 (WCAG 2.2). */
export const contrastOf = (one: string, other: string): number => wcagContrast(one, other);

const within = (value: number): number => Math.min(1, Math.max(0, value));

function labOf(colour: string): Oklab {
  const lab = toOklab(parse(colour));
  if (lab === undefined) throw new TypeError(`"${colour}" is no colour.`);
  return lab;
}
function lchOf(colour: string): Oklch {
  const lch = toOklch(parse(colour));
  if (lch === undefined) throw new TypeError(`"${colour}" is no colour.`);
  return lch;
}

/** Lightness of a colour `#rrggbb`, 0 to 1 (OKLCH). */
const lightnessOf = (colour: string): number => lchOf(colour).l;

/** Between two colours; below 0 and above 1 beyond them. */
function between(from: string, to: string, share: number): string {
  const [a, b] = [labOf(from), labOf(to)];
  const lab: Oklab = {
    mode: 'oklab',
    l: within(a.l + (b.l - a.l) * share),
    a: a.a + (b.a - a.a) * share,
    b: a.b + (b.b - a.b) * share,
  };
  return formatHex(clampChroma(lab, 'oklch'));
}

/** The same hue, lighter or darker. */
const withLightness = (colour: string, l: number, chroma = 1): string => {
  const lch = lchOf(colour);
  return formatHex(clampChroma({ ...lch, l: within(l), c: lch.c * chroma }, 'oklch'));
};

const weakest = (colour: string, grounds: readonly string[]): number =>
  Math.min(...grounds.map((ground) => contrastOf(colour, ground)));

/** The first lightness from the colour's own, away from the paper, at which it holds on all its grounds. */
function strengthen(colour: string, grounds: readonly string[], needed: number, light: Light): string {
  const way = light === 'white' ? -STEP : STEP;
  const own = lightnessOf(colour);
  for (let step = 0; step <= 1 / STEP; step += 1) {
    const next = step === 0 ? colour : withLightness(colour, own + way * step);
    if (weakest(next, grounds) >= needed) return next;
  }
  return light === 'white' ? '#000000' : '#ffffff';
}

/** A ground as far from the paper as it may be, so that the ink holds on it. */
function holding(make: (share: number) => string, share: number, ink: string, paper: string): string {
  for (let part = 10; part >= 1; part -= 1) {
    const ground = make((share * part) / 10);
    if (contrastOf(ink, ground) >= TEXT) return ground;
  }
  return paper;
}

function deriveLight(
  light: Light,
  { surface, ink }: Paper,
  accent: string,
): { palette: Palette; corrections: readonly Correction[] } {
  const share = shares[light];
  const corrections: Correction[] = [];
  const direction = light === 'white' ? 'darker' : 'lighter';
  const strong = (name: ColourName, colour: string, grounds: readonly string[], needed: number): string => {
    const before = weakest(colour, grounds);
    if (before >= needed) return colour;
    corrections.push({ light, name, before, needed, direction });
    return strengthen(colour, grounds, needed, light);
  };

  const well = holding((part) => between(surface, ink, part), share.well, ink, surface);
  const raised = holding((part) => between(surface, ink, part), share.raised, ink, surface);
  const grounds = [surface, well, raised];
  const text = strong('text', between(surface, ink, share.text), grounds, TEXT);
  const muted = strong('muted', between(surface, ink, share.muted), grounds, TEXT);
  const control = strong('control', between(surface, ink, share.control), grounds, CONTROL);

  const begun =
    light === 'white'
      ? accent
      : withLightness(accent, Math.max(ACCENT_AT_NIGHT, lightnessOf(accent)), ACCENT_CHROMA_AT_NIGHT);
  const soft = (colour: string): string =>
    holding((part) => between(surface, colour, part), softShares[light], ink, surface);
  /** A colour and its soft ground: the second follows from the first, which has to hold on it. */
  const withSoft = (name: 'accent' | 'danger' | 'success', colour: string): readonly [string, string] => {
    const strongEnough = strong(name, colour, [...grounds, soft(colour)], TEXT);
    const ground = soft(strongEnough);
    return [strongEnough, contrastOf(strongEnough, ground) >= TEXT ? ground : surface];
  };
  const [ownAccent, accentSoft] = withSoft('accent', begun);
  const [danger, dangerSoft] = withSoft('danger', warnings[light].danger);
  const [success, successSoft] = withSoft('success', warnings[light].success);
  const onAccent = ['#ffffff', light === 'white' ? ink : surface, '#000000'].find(
    (colour) => contrastOf(colour, ownAccent) >= TEXT,
  );
  return {
    corrections,
    palette: {
      surface,
      well,
      raised,
      ink,
      text,
      muted,
      line: between(surface, ink, share.line),
      control,
      accent: ownAccent,
      'accent-soft': accentSoft,
      'on-accent': onAccent ?? '#000000',
      danger,
      'danger-soft': dangerSoft,
      success,
      'success-soft': successSoft,
    },
  };
}

/**
 * All colours of both themes, and which of them were made stronger than they would have been.
 * Of paper and ink that are no pair (`findLookFault`) the result is unreadable, but there is one.
 */
export function derivePalettes({ white, black, accent }: Pick<Look, 'white' | 'black' | 'accent'>): {
  readonly palettes: Readonly<Record<Light, Palette>>;
  readonly corrections: readonly Correction[];
} {
  const [day, night] = [deriveLight('white', white, accent), deriveLight('black', black, accent)];
  return {
    palettes: { white: day.palette, black: night.palette },
    corrections: [...day.corrections, ...night.corrections],
  };
}

/** The grounds on which a colour has to hold, and how much. */
export const contrastPairs: readonly (readonly [colour: ColourName, ground: ColourName, needed: number])[] = [
  ...(['surface', 'well', 'raised'] as const).flatMap((ground) => [
    ...(['ink', 'text', 'muted', 'accent', 'danger', 'success'] as const).map(
      (colour) => [colour, ground, TEXT] as const,
    ),
    ['control', ground, CONTROL] as const,
  ]),
  ['on-accent', 'accent', TEXT],
  ['ink', 'accent-soft', TEXT],
  ['accent', 'accent-soft', TEXT],
  ['danger', 'danger-soft', TEXT],
  ['success', 'success-soft', TEXT],
  ['raised', 'danger', TEXT],
];

/** Why a look cannot be saved; null where it can. */
export function findLookFault(look: Pick<Look, 'white' | 'black'>): LookFault | null {
  for (const light of lights) {
    const { surface, ink } = look[light];
    const lightness = lightnessOf(surface);
    if (light === 'white' && lightness < DARKEST_DAY) {
      return {
        light,
        part: 'surface',
        message: 'The paper of the white light has to be lighter: two lights stay two.',
      };
    }
    if (light === 'black' && lightness > LIGHTEST_NIGHT) {
      return { light, part: 'surface', message: 'The paper of the black light has to be darker: two lights stay two.' };
    }
    const contrast = contrastOf(ink, surface);
    if (contrast < TEXT) {
      return {
        light,
        part: 'ink',
        message: `Ink on the paper of the ${light} light has ${contrast.toFixed(1)} to 1. Text can be read from 4.5 to 1.`,
      };
    }
  }
  return null;
}
