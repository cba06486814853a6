/**
 * Languages by script. Where many share one, only the script is certain (`und`, BCP 47): it brings the right letters and the
 * room they need, and nobody's Marathi is read out as Hindi.
 */
const languages: readonly (readonly [RegExp, string])[] = [
  [/^\P{L}*\p{sc=Deva}/u, 'und-Deva'],
  [/^\P{L}*\p{sc=Beng}/u, 'und-Beng'],
  [/^\P{L}*\p{sc=Arab}/u, 'und-Arab'],
  [/^\P{L}*\p{sc=Gujr}/u, 'gu'],
  [/^\P{L}*\p{sc=Taml}/u, 'ta'],
  [/^\P{L}*\p{sc=Telu}/u, 'te'],
  [/^\P{L}*\p{sc=Thai}/u, 'th'],
  [/^\P{L}*\p{sc=Hebr}/u, 'he'],
  [/^\P{L}*\p{sc=Hang}/u, 'ko'],
  // Kana, alone or after Chinese characters.
  [/^\P{L}*(?:(?=\p{L})\p{sc=Han}+)?[\p{sc=Hira}\p{sc=Kana}]/u, 'ja'],
];

/**
 * For the element around a text that somebody wrote: it runs as its first letter does, and has a language where its script
 * tells one. `Text` does this by itself; a text in several elements has a direction only.
 */
export function asWritten(text: unknown): { readonly dir: 'auto'; readonly lang: string | undefined } {
  const language = typeof text === 'string' ? languages.find(([letters]) => letters.test(text)) : undefined;
  return { dir: 'auto', lang: language?.[1] };
}
