import { TextField } from '@vitrine/design-system/components/field';
import { Text } from '@vitrine/design-system/components/text';
import { useId, useState } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import type { ProjectSummary, RelatedProject } from '../../domain/content.ts';
import { findRelated, isRelatedFull, relatedLimitText, withRelated } from '../../domain/project-form.ts';
import type { ProjectForm } from '../../machines/project-form/project-form.react.tsx';
import { MediaPreview } from '../shared/MediaPreview.tsx';
import {
  noOption,
  option as optionClass,
  options as optionsClass,
  problem,
  relatedPicture,
  search,
} from './project-form.css.ts';

interface RelatedSearchProps {
  readonly form: ProjectForm;
  readonly inputRef: RefObject<HTMLInputElement | null>;
  readonly isOff: boolean;
  readonly ownId: RelatedProject['id'] | null;
  /** Null where they could not be read. */
  readonly projects: readonly ProjectSummary[] | null;
}

/** A search field with a list below it (w3.org/WAI/ARIA/apg, "Combobox"): arrows choose, Enter takes, Escape closes. */
export function RelatedSearch({ form, inputRef, isOff, ownId, projects }: RelatedSearchProps) {
  const [words, setWords] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [error, setError] = useState<string | null>(null);
  const listId = useId();
  const errorId = useId();
  const leftOut = [...form.values.related.map(({ id }) => id), ...(ownId === null ? [] : [ownId])];
  const found = isOpen && projects !== null ? findRelated(projects, words, leftOut) : [];
  const current = Math.min(active, found.length - 1);
  const message = projects === null ? 'The projects could not be read.' : error;
  const optionId = (index: number) => `${listId}-${String(index)}`;

  const take = (project: ProjectSummary | undefined) => {
    if (project === undefined) return;
    const { id, title, slug, header } = project;
    setError(isRelatedFull(form.values) ? relatedLimitText : null);
    form.edit(withRelated({ id, title, slug, header }));
    setWords('');
    setActive(0);
    setIsOpen(false);
  };

  const open = (index: number) => {
    setIsOpen(true);
    setActive(Math.max(0, index));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (!['ArrowDown', 'ArrowUp', 'Enter', 'Escape'].includes(key) || event.nativeEvent.isComposing) return;
    // Enter here takes a project; it does not send the form.
    event.preventDefault();
    if (key === 'ArrowDown') open(isOpen ? Math.min(current + 1, found.length - 1) : 0);
    else if (key === 'ArrowUp') open(current - 1);
    else if (key === 'Escape') setIsOpen(false);
    else take(found[current]);
  };

  return (
    <div
      className={search}
      onBlur={() => {
        setIsOpen(false);
      }}
    >
      <TextField
        aria-activedescendant={current < 0 ? undefined : optionId(current)}
        aria-autocomplete="list"
        aria-controls={isOpen ? listId : undefined}
        aria-expanded={isOpen}
        autoComplete="off"
        aria-describedby={errorId}
        hideLabel
        label="Search related projects by title"
        onChange={(event) => {
          setWords(event.currentTarget.value);
          setError(null);
          open(0);
        }}
        onClick={() => open(0)}
        onKeyDown={onKeyDown}
        placeholder="Search by title"
        readOnly={isOff || projects === null}
        ref={inputRef}
        role="combobox"
        value={words}
      />
      {isOpen ? (
        <ul aria-label="Projects" className={optionsClass} id={listId} role="listbox">
          {found.map((project, index) => (
            <li
              aria-selected={index === current}
              className={optionClass}
              id={optionId(index)}
              key={project.id}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(project)}
              ref={index === current ? scrollIntoView : undefined}
              role="option"
            >
              <MediaPreview alt="" className={relatedPicture} media={project.header} ratio="56/35" />
              {project.title}
            </li>
          ))}
          {found.length > 0 ? null : (
            <li aria-disabled="true" aria-selected="false" className={noOption} role="option">
              No project has that in its title
            </li>
          )}
        </ul>
      ) : null}
      <div id={errorId} role="alert">
        {message === null ? null : (
          <Text className={problem} variant="dashSmall">
            {message}
          </Text>
        )}
      </div>
    </div>
  );
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
