import { globalFontFace } from '@vanilla-extract/css';
import { fallbackFaces, fontAxes, wideFallbackFaces } from '../tokens/type';

// The only file a page preloads: Latin-1, punctuation, rupee.
globalFontFace('Anek', {
  src: "url('../../fonts/anek-studio.woff2') format('woff2')",
  fontStyle: 'normal',
  fontWeight: fontAxes.weight,
  fontStretch: fontAxes.stretch,
  fontDisplay: 'swap',
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
