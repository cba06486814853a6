import { cutText } from '@vitrine/markdown/cut';

/** Names that are reported of one kind; the rest is counted. */
const mostNames = 20;
const longestName = 120;

/** Names, each with how often it was met. */
interface Told {
  count: number;
  readonly names: Map<string, number>;
}

const files = (count: number): string => (count === 1 ? '1 file' : `${String(count)} files`);
const many = (count: number, one: string, more: string): string => (count === 1 ? one : `${String(count)} ${more}`);

/** What an item has, and what is made of it has not: a sentence each, with number and names. */
const sentences = {
  depth: () => 'Its text was taken only as far as its elements nest too deeply to be read.',
  shortcode: (count, names) =>
    count === 1 ? `The shortcode ${names} was not taken.` : `${String(count)} shortcodes were not taken: ${names}.`,
  block: (count, names) =>
    `${many(count, 'A block that the old site filled has', 'blocks that the old site filled have')} no words in this file: ${names}.`,
  embed: (count, names) =>
    count === 1
      ? `What ${names} shows was not taken: a link to it takes its place.`
      : `${String(count)} things that other sites show were not taken: links to them take their place (${names}).`,
  otherFilm: (count, names) =>
    count === 1
      ? `A film stays at ${names}: its address stands on a line of its own, and is shown with a play button in stories, pages and grids.`
      : `${String(count)} films stay where they are (${names}): their addresses stand on lines of their own, and are shown with a play button in stories, pages and grids.`,
  filmless: (count) =>
    `${many(count, 'A film whose address only a script of the old site knows was', 'films whose addresses only a script of the old site knows were')} not taken.`,
  frame: (count) =>
    `${many(count, 'An embedded frame without an address was', 'embedded frames without an address were')} not taken.`,
  form: (count) => `${many(count, 'A form was', 'forms were')} not taken.`,
  sound: (count, names) => `${many(count, 'A sound was', 'sounds were')} not taken: ${names}.`,
  drawing: (count, names) => `${many(count, 'A drawing was', 'drawings were')} not taken: ${names}.`,
  formula: (_count, names) => `Formulas stand as words: ${names}.`,
  script: (count, names) => `${many(count, 'A script was', 'scripts were')} not taken: ${names}.`,
  subtitles: (count, names) =>
    `${many(count, "A film's subtitles were", 'subtitles of films were')} not taken: ${names}.`,
  values: (_count, names) => `What a plugin draws in its own way stands as words and pictures: ${names}.`,
  inline: (count, names) =>
    `${many(count, 'A picture that is written into the text itself was', 'pictures that are written into the text itself were')} not taken: ${names}.`,
  poster: (count, names) => `${many(count, "A film's still was", 'stills of films were')} not taken: ${names}.`,
  struck: (_count, names) => `Words that were struck through stand as usual ones: ${names}.`,
  unmarked: (_count, names) => `Bold or leaning words stand as usual ones, where Markdown cannot mark them: ${names}.`,
  underlined: (_count, names) => `Words that were underlined stand as usual ones: ${names}.`,
  highlighted: (_count, names) => `Words that were highlighted stand as usual ones: ${names}.`,
  typed: (_count, names) => `Words that were set as code stand as usual ones: ${names}.`,
  abbreviation: (_count, names) => `What abbreviations stand for was not taken: ${names}.`,
  raised: (_count, names) => `Raised or lowered letters stand as usual ones: ${names}.`,
  narrow: (_count, names) => `Words that stood in narrow windows alone were not taken: ${names}.`,
  mailed: (_count, names) => `Words that stood in mails alone stand among the others: ${names}.`,
  mailOnly: (_count, names) => `Words that stood in mails alone were not taken: ${names}.`,
  numbering: (count) =>
    `${many(count, 'A list that was numbered in another way counts', 'lists that were numbered in another way count')} one by one: look at its numbers.`,
  unseen: (_count, names) => `Words that the old site hid stand as usual ones: ${names}.`,
  deepList: (count) =>
    `${many(count, 'A line of a list stands', 'lines of lists stand')} less deep than before: six lists may stand in each other.`,
  quote: (_count, names) => `Quotes stand as paragraphs: ${names}.`,
  table: (count) => `${many(count, 'A table was', 'tables were')} taken as lines of words.`,
  code: (count) =>
    `${many(count, 'A piece of code stands', 'pieces of code stand')} as usual text, with ${count === 1 ? 'its' : 'their'} lines.`,
  markdown: (count) =>
    `${many(count, 'A text in Markdown takes', 'texts in Markdown take')} too much to be read: ${count === 1 ? 'it stands' : 'they stand'} as typed.`,
  anchor: (count, names) =>
    `${many(count, 'A link that leads nowhere from here was', 'links that lead nowhere from here were')} not taken, but for the words: ${names}.`,
  wordless: (count, names) =>
    `${many(count, 'A link without words was', 'links without words were')} not taken: ${names}.`,
  pictureLink: (count, names) =>
    `${many(count, 'The link of a picture was', 'links of pictures were')} not taken: ${names}.`,
  captionLink: (count, names) =>
    `${many(count, 'The link in a caption was', 'links in captions were')} not taken: ${names}.`,
  captionMark: (_count, names) => `Bold or leaning words in captions stand as usual ones: ${names}.`,
  file: (count, names) =>
    `The text links to ${files(count)} of the old site, which ${count === 1 ? 'stays' : 'stay'} there: ${names}. Keep ${count === 1 ? 'it' : 'them'} reachable, or put ${count === 1 ? 'it' : 'them'} elsewhere and change the ${count === 1 ? 'link' : 'links'}.`,
  missing: (count, names) =>
    `${many(count, '1 picture of it is', 'pictures of it are')} not in this file (${names}). Export “All content” from the old site, and import that file.`,
  unplaced: (count, names) =>
    `${files(count)} of it ${count === 1 ? 'is' : 'are'} on the old site, whose address this export does not name: ${names}. Bring ${count === 1 ? 'it' : 'them'} as a folder.`,
  missingGallery: () =>
    'The pictures of its gallery are not in this file. Export “All content” from the old site, and import that file.',
  longAlt: (count, names) => `${many(count, 'An alt text was', 'alt texts were')} too long, and cut: ${names}.`,
  longCaption: (count, names) => `${many(count, 'A caption was', 'captions were')} too long, and cut: ${names}.`,
  caption: (count, names) =>
    `${many(count, 'A caption of what was not taken was', 'captions of what was not taken were')} left out: ${names}.`,
  film: (count, names) =>
    `Stories and pages show no films of their own: ${many(count, 'one was', 'were')} not taken: ${names}.`,
  comment: (count, names) => `${many(count, '1 comment was', 'comments were')} not taken (by ${names}).`,
  footnote: (count, names) => `${many(count, '1 footnote was', 'footnotes were')} not taken: ${names}.`,
  reusable: (count, names) =>
    `${many(count, 'A reusable block stands', 'reusable blocks stand')} in it, which ${count === 1 ? 'was' : 'were'} not taken: ${names}.`,
  copy: (count, names) =>
    `${many(count, 'A block that several pages of the old site share stands', 'blocks that several pages of the old site share stand')} as this page last kept ${count === 1 ? 'it' : 'them'}: ${names}. Compare with the old page.`,
  beside: (_count, names) => `Pictures that the old site kept beside the text stand below it: ${names}.`,
  setting: (count, names) =>
    `${many(count, 'A picture that a theme names among its settings was', 'pictures that a theme names among its settings were')} not taken: ${names}.`,
  widget: (count, names) =>
    `${many(count, 'A part that a page builder makes was', 'parts that a page builder makes were')} not taken: ${names}.`,
  builder: (_count, names) =>
    `It was made with ${names}, whose text this export does not hold in a readable way: only what stands in the usual text was taken.`,
  hidden: (_count, names) =>
    `It has no text, but a plugin keeps words beside it in a way that is not read: ${names}. Look at the old page.`,
  builderPicture: (count, names) =>
    `${many(count, 'A picture has an address that its page builder makes, and was', 'pictures have addresses that their page builder makes, and were')} not taken: ${names}.`,
  field: (_count, names) => `Fields beside the text that were not taken: ${names}.`,
  audience: (_count, names) => `It was not for everybody (${names}): what is published here is.`,
  category: (_count, names) => `Categories and tags that were not taken: ${names}.`,
} as const satisfies Readonly<Record<string, (count: number, names: string) => string>>;

/** What may be lost of an item on its way here. */
export type Loss = keyof typeof sentences;

/** What was gathered, as JSON has it: each kind with how often it was met, and the names with how often each. */
export type ToldLosses = readonly (readonly [
  loss: Loss,
  count: number,
  names: readonly (readonly [name: string, times: number])[],
])[];

/** Gathers what was not taken of an item, and says it in sentences. */
export class Losses {
  readonly #told: Map<Loss, Told>;

  /** @param told by {@link toJSON} of another */
  constructor(told: ToldLosses = []) {
    this.#told = new Map(told.map(([loss, count, names]) => [loss, { count, names: new Map(names) }]));
  }

  toJSON(): ToldLosses {
    return [...this.#told].map(([loss, { count, names }]) => [loss, count, [...names]]);
  }

  /**
   * @param name of what is lost, as a person knows it; empty where it has none
   * @param times how often it was met
   */
  add(loss: Loss, name = '', times = 1): void {
    const told = this.#told.get(loss) ?? { count: 0, names: new Map<string, number>() };
    this.#told.set(loss, told);
    told.count += times;
    const short = cutText(name.replaceAll(/\s+/g, ' ').trim(), longestName);
    if (short !== '' && (told.names.has(short) || told.names.size < mostNames))
      told.names.set(short, (told.names.get(short) ?? 0) + times);
  }

  addAll(other: Losses): void {
    for (const [loss, { count, names }] of other.#told) {
      let named = 0;
      for (const [name, times] of names) {
        this.add(loss, name, times);
        named += times;
      }
      if (named < count) this.add(loss, '', count - named);
    }
  }

  /** Adds what another has met more often: both have read the same. */
  addMissing(other: Losses): void {
    for (const [loss, { count, names }] of other.#told) {
      const told = this.#told.get(loss);
      let more = count - (told?.count ?? 0);
      for (const [name, times] of names) {
        const unknown = times - (told?.names.get(name) ?? 0);
        if (unknown <= 0) continue;
        this.add(loss, name, unknown);
        more -= unknown;
      }
      if (more > 0) this.add(loss, '', more);
    }
  }

  /** How often it was met. */
  count(loss: Loss): number {
    return this.#told.get(loss)?.count ?? 0;
  }

  /** A sentence for each kind. */
  sentences(): readonly string[] {
    return [...this.#told].map(([loss, { count, names }]) => {
      const named = [...names].map(([name, times]) => (times === 1 ? name : `${name} (${String(times)} times)`));
      const told = [...names.values()].reduce((sum, times) => sum + times, 0);
      const rest = count - told;
      const more = rest > 0 && named.length > 0 ? [`${String(rest)} more`] : [];
      return sentences[loss](count, [...named, ...more].join(', ') || 'without a name');
    });
  }
}
