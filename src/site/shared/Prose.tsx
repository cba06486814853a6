import { asWritten } from '@vitrine/design-system/components/text';
import type { IllustratedText } from '../../domain/content.ts';
import { leadSlot, proseSlot } from '../../domain/picture-slots.ts';
import { toParagraphs } from './paragraphs.ts';
import { paragraph, prose } from './prose.css.ts';
import { drawRichText } from './RichText.tsx';
import { richText } from './rich-text.css.ts';
import { ProsePicture } from './ProsePicture.tsx';

interface ProseProps {
  readonly children: string;
  /** Drawn in its place, where it is formatted. */
  readonly rich?: IllustratedText | undefined;
  /** By how many levels its headings are lowered. */
  readonly deeper?: number;
}

/** A long text: paragraphs of limited line length, with line breaks as they were typed, and pictures between them. */
export function Prose({ children, rich, deeper = 0 }: ProseProps) {
  if (rich !== undefined) {
    return (
      <div className={`${prose} ${richText}`}>
        {rich.map((part, index) =>
          typeof part !== 'string' && part.tag === 'picture' ? (
            <ProsePicture key={index} picture={part} slot={index === 0 ? leadSlot : proseSlot} />
          ) : (
            drawRichText([part], deeper)
          ),
        )}
      </div>
    );
  }
  return (
    <div className={prose}>
      {toParagraphs(children).map((words, index) => (
        <p className={paragraph} key={index} {...asWritten(words)}>
          {words}
        </p>
      ))}
    </div>
  );
}
