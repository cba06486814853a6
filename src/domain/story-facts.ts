/** Words a minute, as most people read. */
const words = 220;
/** Characters a minute where words are not parted by spaces. */
const characters = 450;

const unparted =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/gu;

/** How long a text takes to read, in whole minutes: at least one. */
export function minutesToRead(text: string): number {
  const alone = text.match(unparted)?.length ?? 0;
  const parted = text.replace(unparted, ' ').match(/\S+/g)?.length ?? 0;
  return Math.max(1, Math.round(alone / characters + parted / words));
}

/**
 * A day as a language writes it, the same one for every visitor.
 * @param time ISO 8601
 * @param language a BCP 47 tag; English stands in for one that nobody knows
 */
export function sayDay(time: string, language: string): string {
  const form = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const say = (tag: string): string => new Intl.DateTimeFormat(tag, form).format(new Date(time));
  try {
    return say(language);
  } catch {
    return say('en');
  }
}
