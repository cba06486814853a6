import { Column } from '@vitrine/design-system/components/layout';
import { asWritten } from '@vitrine/design-system/components/text';
import { useId, useRef } from 'react';
import type { FocusEvent, KeyboardEvent } from 'react';
import { Link } from 'react-router-dom';
import type { Story } from '../../domain/content.ts';
import { isPlainClick } from '../../domain/plain-click.ts';
import { findPlace, toStoriesQuery } from '../../domain/stories-pagination.ts';
import { useTitlesPanel } from '../../machines/stories-list/titles-panel.react.tsx';
import { titleOf } from '../shared/title-of.ts';
import { button, link, list, listOpen, titles } from './story-titles.css.ts';
import { useSay } from '../../machines/site-context.ts';

interface StoryTitlesProps {
  readonly stories: readonly Story[];
  /** Of the same stories, in the same order. */
  readonly ids: readonly string[];
  /** The story shown first. */
  readonly current: string;
  readonly onChoose: (id: string) => void;
}

/** All titles: beside the stories on wide screens, a row that opens a panel up to 1024 px. */
export function StoryTitles({ stories, ids, current, onChoose }: StoryTitlesProps) {
  const panel = useTitlesPanel();
  const id = useId();
  const say = useSay();
  const row = useRef<HTMLButtonElement>(null);

  const whenKey = (event: KeyboardEvent) => {
    // The panel is about to close and would take the focus with it.
    if (event.key === 'Escape' && panel.isOpen) row.current?.focus();
  };
  const whenBlurred = (event: FocusEvent) => {
    // The panel covers the stories: it closes when the focus leaves it.
    if (event.relatedTarget !== null && !event.currentTarget.contains(event.relatedTarget)) panel.close();
  };

  return (
    <Column className={titles} wide={[1, 3]}>
      <nav aria-label={say('Stories')} onBlur={whenBlurred} onKeyDown={whenKey}>
        <button
          aria-controls={id}
          aria-expanded={panel.isOpen}
          className={button}
          onClick={panel.toggle}
          ref={row}
          type="button"
        >
          {say('Stories')} <span aria-hidden="true">{panel.isOpen ? '−' : '+'}</span>
        </button>
        {/* Its links scroll it; in Firefox it would be a stop of the Tab key itself. */}
        <ul className={panel.isOpen ? `${list} ${listOpen}` : list} id={id} tabIndex={-1}>
          {stories.map((story, index) => {
            const own = ids[index] ?? '';
            return (
              <li key={own}>
                <Link
                  aria-current={own === current ? 'true' : undefined}
                  className={link}
                  onClick={(event) => {
                    if (!isPlainClick(event)) return;
                    event.preventDefault();
                    panel.choose();
                    onChoose(own);
                  }}
                  {...asWritten(story.title)}
                  to={{ search: toStoriesQuery(findPlace(ids, { story: own, page: null })) }}
                >
                  {titleOf(story, say)}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
    </Column>
  );
}
