import { TextField } from '@vitrine/design-system/components/field';
import { useId, useState } from 'react';
import type { KeyboardEvent, Ref } from 'react';
import type { Id, ProjectSummary } from '../../../domain/content.ts';
import { findRelated } from '../../../domain/project-form.ts';
import { isPlainEnter } from './sending.ts';
import { MediaPreview } from '../media/MediaPreview.tsx';
import { noOption, option as optionClass, options as optionsClass, search } from './project-search.css.ts';
import { named } from '../named.ts';

interface ProjectSearchProps {
  /** 'Search related projects by title' */
  readonly label: string;
  readonly hideLabel?: boolean;
  readonly describedBy?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly isOff?: boolean;
  /** Projects that are not offered. */
  readonly leftOut?: readonly Id[];
  /** Where the list is placed. */
  readonly opens?: keyof typeof optionsClass;
  /** The placeholder of the field. */
  readonly placeholder?: string;
  readonly projects: readonly ProjectSummary[];
  readonly onTake: (project: ProjectSummary) => void;
  /** Called on typing, to clear the message about the last choice. */
  readonly onType?: () => void;
}

/** A search field with a list of projects (w3.org/WAI/ARIA/apg, "Combobox"): arrows choose, Enter takes, Escape closes. */
export function ProjectSearch(props: ProjectSearchProps) {
  const { label, hideLabel = false, describedBy, inputRef, isOff = false, leftOut = [], opens = 'down' } = props;
  const { placeholder = 'Search by title', projects, onTake, onType } = props;
  const [words, setWords] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(0);
  const listId = useId();
  const found = isOpen ? findRelated(projects, words, leftOut) : [];
  const current = Math.min(active, found.length - 1);
  const optionId = (index: number) => `${listId}-${String(index)}`;

  const take = (project: ProjectSummary | undefined) => {
    if (project === undefined) return;
    onTake(project);
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
    if (key === 'Enter' && !isPlainEnter(event)) return;
    // A dialog around the list stays open when the list is closed.
    if (key === 'Escape' && isOpen) event.stopPropagation();
    if (key === 'Escape' && !isOpen) return;
    // Enter here takes a project; it does not send a form.
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
        aria-describedby={describedBy}
        aria-expanded={isOpen}
        autoComplete="off"
        hideLabel={hideLabel}
        label={label}
        onChange={(event) => {
          setWords(event.currentTarget.value);
          onType?.();
          open(0);
        }}
        onClick={() => open(0)}
        onKeyDown={onKeyDown}
        placeholder={placeholder}
        readOnly={isOff}
        ref={inputRef}
        role="combobox"
        value={words}
      />
      {isOpen ? (
        <ul aria-label="Projects" className={optionsClass[opens]} id={listId} role="listbox">
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
              <MediaPreview alt="" isRounded size="thumb" media={project.header} ratio="56/35" />
              {named(project.title)}
            </li>
          ))}
          {found.length > 0 ? null : (
            <li aria-disabled="true" aria-selected="false" className={noOption} role="option">
              No project has that in its title
            </li>
          )}
        </ul>
      ) : null}
    </div>
  );
}

function scrollIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
