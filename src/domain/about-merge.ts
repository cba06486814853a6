import type { AboutDraft, AboutText } from './about-form.ts';
import { toClientColumns } from './clients.ts';
import { mergeFields, mergeLists, mergeValue } from './merge.ts';
import type { Versions } from './merge.ts';
import { mergePeople } from './people.ts';

/** The parts of the form that are one text, in its order, and what they are called. */
export const aboutTexts: readonly (readonly [AboutText, string])[] = [
  ['introHeading', 'Intro heading'],
  ['introDescription', 'Intro paragraph'],
  ['whatWeDoHeading', 'What We Do, main heading'],
  ['howWeDoHeading', 'How We Do It, main heading'],
  ['whoWeAreHeading', 'Who We Are, heading'],
  ['whoWeAreDescription', 'Who We Are, paragraph'],
  ['clientsHeading', 'Some of Our Clients, main heading'],
];

interface Numbered {
  readonly text: string;
  /** The same text may be there twice. */
  readonly key: string;
}

function numbered(texts: readonly string[]): readonly Numbered[] {
  return texts.map((text, index) => {
    const before = texts.slice(0, index).filter((other) => other === text).length;
    return { text, key: `${String(before)} ${text}` };
  });
}

/** Lists of texts: what either side has added is added, what either has removed is gone. */
function mergeTexts({ base, mine, theirs }: Versions<readonly string[]>): readonly string[] {
  const versions = { base: numbered(base), mine: numbered(mine), theirs: numbered(theirs) };
  const keyed = { keyOf: ({ key }: Numbered) => key, isSame: () => true, keepGone: () => null };
  return mergeLists(versions, keyed).map(({ text }) => text);
}

function zip<Column>({ base, mine, theirs }: Versions<readonly Column[]>, merge: (of: Versions<Column>) => Column) {
  return mine.map((column, index) =>
    merge({ base: base[index] ?? column, mine: column, theirs: theirs[index] ?? column }),
  );
}

/** What the form sends over a page that was changed elsewhere: only what was changed here is written over it. */
export function mergeAbout({ base, mine, theirs }: Versions<AboutDraft>): AboutDraft {
  const fields = aboutTexts.map(([name]) => name);
  const clients = { base: base.clients.flat(), mine: mine.clients.flat(), theirs: theirs.clients.flat() };
  return {
    ...mergeFields({ base, mine, theirs }, fields),
    whatWeDo: zip({ base: base.whatWeDo, mine: mine.whatWeDo, theirs: theirs.whatWeDo }, (of) => ({
      heading: mergeValue({ base: of.base.heading, mine: of.mine.heading, theirs: of.theirs.heading }),
      points: mergeTexts({ base: of.base.points, mine: of.mine.points, theirs: of.theirs.points }),
    })),
    // A single paragraph each: no list to merge.
    howWeDo: zip({ base: base.howWeDo, mine: mine.howWeDo, theirs: theirs.howWeDo }, (of) =>
      mergeFields(of, ['heading', 'paragraphs']),
    ),
    clients: toClientColumns(mergeTexts(clients)),
    people: mergePeople({ base: base.people, mine: mine.people, theirs: theirs.people }),
  };
}
