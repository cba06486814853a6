import { asWritten } from '@vitrine/design-system/components/text';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import type { RichText } from '../../domain/rich-text.ts';

/** A formatted text. @param deeper by how many levels its headings are lowered, so that they follow the one above them */
export function drawRichText(text: RichText, deeper: number): ReactNode {
  return text.map((part, key) =>
    typeof part === 'string'
      ? part
      : createElement(
          part.tag.replace(/\d/, (level) => String(Number(level) + deeper)),
          {
            key,
            href: part.href,
            rel: part.href && 'noopener',
            start: part.start,
            style: part.style,
            ...asWritten(part.parts[0]),
          },
          drawRichText(part.parts, deeper),
        ),
  );
}
