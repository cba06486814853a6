import type { AboutContent, AboutVersion } from '../../domain/about-content.ts';
import type { AboutDraft } from '../../domain/about-form.ts';
import { aboutTexts } from '../../domain/about-merge.ts';
import { sideOf } from '../../domain/merge.ts';
import { describePeople } from '../../domain/people.ts';
import type { ComparedField } from '../shared/drafts/ConflictDialog.tsx';

/** The parts of the form as texts; columns as one text, a line for each entry. */
function textsOf(draft: AboutDraft): readonly (readonly [string, string])[] {
  const { whatWeDo, howWeDo, clients, people } = draft;
  return [
    ...aboutTexts.map(([name, label]) => [label, draft[name]] as const),
    ['What We Do', whatWeDo.flatMap(({ heading, points }) => [heading, ...points.map((one) => `• ${one}`)]).join('\n')],
    ['How We Do It', howWeDo.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]).join('\n')],
    ['Some of Our Clients', clients.flat().join('\n')],
    ['People', describePeople(people)],
  ];
}

/** The About form beside the page as it was opened and as it is stored now. */
export function compareAbout(
  { draft, image }: AboutContent,
  base: AboutVersion,
  stored: AboutVersion,
): readonly ComparedField[] {
  const [was, theirs] = [new Map(textsOf(base.content.draft)), new Map(textsOf(stored.content.draft))];
  const isReplaced = stored.imagePath !== base.imagePath;
  return [
    ...textsOf(draft).map(([label, mine]) => {
      const their = theirs.get(label) ?? '';
      const side = sideOf({ base: was.get(label) ?? '', mine, theirs: their });
      return { label, mine: mine.trim(), stored: their.trim(), side };
    }),
    // Without a new file the stored picture stays.
    ...(image === null
      ? []
      : [
          {
            label: 'Image',
            mine: image.name,
            stored: stored.imagePath ?? '',
            side: isReplaced ? ('both' as const) : ('mine' as const),
          },
        ]),
  ];
}
