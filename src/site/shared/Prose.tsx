import { asWritten } from '@vitrine/design-system/components/text';
import { toParagraphs } from './paragraphs.ts';
import { paragraph, prose } from './prose.css.ts';

/** A long text: paragraphs of limited line length, with line breaks as they were typed (screens, "Coffee break"). */
export function Prose({ children }: { readonly children: string }) {
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
