import { draftOfAbout } from '../../domain/about-form.ts';
import type { AboutDraft, AboutText } from '../../domain/about-form.ts';
import type { About } from '../../domain/content.ts';
import type { ComparedField } from '../shared/drafts/ConflictDialog.tsx';

const texts: readonly (readonly [AboutText, string])[] = [
  ['introHeading', 'Intro heading'],
  ['introDescription', 'Intro paragraph'],
  ['whatWeDoHeading', 'What We Do, main heading'],
  ['howWeDoHeading', 'How We Do It, main heading'],
  ['whoWeAreHeading', 'Who We Are, heading'],
  ['whoWeAreDescription', 'Who We Are, paragraph'],
  ['clientsHeading', 'Some of Our Clients, main heading'],
];

/** Columns as one text, a line for each entry. */
function linesOf({ whatWeDo, howWeDo, clients }: AboutDraft) {
  return {
    'What We Do': whatWeDo.flatMap(({ heading, points }) => [heading, ...points.map((point) => `• ${point}`)]),
    'How We Do It': howWeDo.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
    'Some of Our Clients': clients.flat(),
  };
}

/** The About form beside the page as it is stored now. */
export function compareAbout(draft: AboutDraft, file: File | null, stored: About): readonly ComparedField[] {
  const theirs = draftOfAbout(stored);
  const theirLines: Readonly<Record<string, readonly string[]>> = linesOf(theirs);
  return [
    ...texts.map(([name, label]) => ({ label, mine: draft[name], stored: theirs[name] })),
    ...Object.entries(linesOf(draft)).map(([label, lines]) => ({
      label,
      mine: lines.join('\n').trim(),
      stored: (theirLines[label] ?? []).join('\n').trim(),
    })),
    // Without a new file the stored picture stays.
    ...(file === null ? [] : [{ label: 'Image', mine: file.name, stored: stored.imagePath ?? '' }]),
  ];
}
