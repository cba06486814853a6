import { globalFontFace, globalStyle } from '@vanilla-extract/css';
import { fallbackFaces, fontAxes, wideFallbackFaces } from '../tokens/type';

// On a first visit the pictures of the first view come before the letters: index.html says so for as long.
globalStyle(':root[data-font=later]', { vars: { '--web-fonts': ' ' } });

const plainLetters =
  'U+0020-0022, U+0025-0029, U+002B-003B, U+003F-005A, U+0061-007A, U+00A0, U+00A9, U+00B7, U+2013-2014, U+2018-2019, U+201C-201D, U+2026';

// Anek in three files, split by fonts/first-paint.py. The first is the only one a page preloads: ASCII and punctuation, as
// bold as 500. What is bolder names `Anek Strong` before it, and is as bold as 500 until that is there: widths are even.
globalFontFace('Anek', {
  src: "url('../../fonts/anek-first.woff2') format('woff2')",
  fontStyle: 'normal',
  fontWeight: fontAxes.weight,
  fontStretch: fontAxes.stretch,
  fontDisplay: 'swap',
  unicodeRange: plainLetters,
});
globalFontFace('Anek Strong', {
  src: "url('../../fonts/anek-strong.woff2') format('woff2')",
  fontStyle: 'normal',
  fontWeight: fontAxes.weight,
  fontStretch: fontAxes.stretch,
  fontDisplay: 'swap',
  unicodeRange: plainLetters,
});
// The other letters of Latin-1 and the rarer characters, at every weight. Fetched only when a text needs one.
globalFontFace('Anek', {
  src: "url('../../fonts/anek-rest.woff2') format('woff2')",
  fontStyle: 'normal',
  fontWeight: fontAxes.weight,
  fontStretch: fontAxes.stretch,
  fontDisplay: 'swap',
  unicodeRange:
    'U+0023-0024, U+002A, U+003C-003E, U+005B-0060, U+007B-007E, U+00A1-00A8, U+00AA-00B6, U+00B8-00FF, U+0131, U+0152-0153, U+201A, U+201E, U+2022, U+2039-203A, U+2044, U+20AC, U+2122, U+2212',
});

// Letters beyond Latin-1, without the rupee (U+20B9), which the first file has. Fetched only when a text needs one.
globalFontFace('Anek', {
  src: "url('@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wdth-normal.woff2') format('woff2')",
  fontStyle: 'normal',
  fontWeight: fontAxes.weight,
  fontStretch: fontAxes.stretch,
  fontDisplay: 'swap',
  unicodeRange:
    'U+0100-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF, U+0304, U+0308, U+0329, U+1D00-1DBF, U+1E00-1E9F, U+1EF2-1EFF, U+2020, U+20A0-20AB, U+20AD-20B8, U+20BA-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF',
});

// Anek's letters for two scripts of India: fetched only when a text needs one, so a Latin page has none of them. What
// both and the first file have (rupee, joiners) stays with the first. One width and three weights; no weight of one theme
// falls to another than the other theme's, so these letters stand still as well when the theme changes.
const scripts = [
  {
    src: "url('@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2') format('woff2')",
    unicodeRange: 'U+0900-097F, U+1CD0-1CF9, U+20F0, U+A830-A839, U+A8E0-A8FF',
  },
  {
    src: "url('@fontsource-variable/anek-gujarati/files/anek-gujarati-gujarati-wght-normal.woff2') format('woff2')",
    unicodeRange: 'U+0A80-0AFF',
  },
];
for (const script of scripts) {
  for (const fontWeight of ['400', '480', '540']) {
    globalFontFace('Anek Indic', {
      ...script,
      fontStyle: 'normal',
      fontWeight,
      fontStretch: fontAxes.stretch,
      fontDisplay: 'swap',
    });
  }
}

// Local faces with our metrics: nothing moves when the web font arrives. Of two faces of one family the later is tried
// first; Roboto, the letters of Android, runs as wide as Arial.
for (const faces of [wideFallbackFaces, fallbackFaces]) {
  for (const [family, face] of Object.entries(faces)) {
    globalFontFace(family, {
      src: face.local.map((name) => `local('${name}')`).join(', '),
      sizeAdjust: face.sizeAdjust,
      ascentOverride: face.ascentOverride,
      descentOverride: face.descentOverride,
      lineGapOverride: face.lineGapOverride,
    });
  }
}
