import { createElement } from 'react';
import type { ReactNode } from 'react';
import { aside as asideClass, caption, title } from './media-caption.css';

type MediaCaptionProps = {
  as?: 'figcaption' | 'div' | 'span';
  /** The title's element, where it is a heading. */
  level?: 'h2' | 'h3';
  /** A small fact at the right end, such as the year. */
  aside?: ReactNode;
  children: ReactNode;
};

/**
 * The title below a frame. Its underline grows from the left while the nearest `data-hover-root` (the link or figure
 * around both) is pointed at or holds the keyboard's focus.
 */
export function MediaCaption({ as = 'figcaption', level, aside, children }: MediaCaptionProps) {
  const tag: string = as;
  return createElement(
    tag,
    { className: caption, 'data-caption': '' },
    createElement(level ?? 'span', { className: title }, children),
    aside === undefined ? null : <span className={asideClass}>{aside}</span>,
  );
}
