import type { Category, Project } from '../../domain/content.ts';
import { valuesOf } from '../../domain/project-form.ts';
import type { FormGrid, FormMedia, ProjectValues } from '../../domain/project-form.ts';
import type { Conflict } from '../../machines/conflict/conflict.react.tsx';
import { useFormState } from '../../machines/project-form/project-form.react.tsx';
import { ConflictDialog } from '../shared/drafts/ConflictDialog.tsx';
import type { ComparedField } from '../shared/drafts/ConflictDialog.tsx';

const nameOf = (media: FormMedia): string =>
  media.source === 'chosen' ? media.file.name : (media.path.split(/[/\\]/).pop() ?? media.path);

const grid = ({ gridType, text, frames }: FormGrid): string =>
  [gridType, ...frames.map(({ content }) => nameOf(content)), ...(text === null ? [] : [`“${text}”`])].join(', ');

function asTexts(values: ProjectValues, categories: readonly Category[]): Readonly<Record<string, string>> {
  return {
    Title: values.title,
    'Client name': values.clientName,
    Year: values.year,
    Category: categories.find(({ id }) => String(id) === values.category)?.name ?? values.category,
    'Header media': values.header === null ? '' : nameOf(values.header),
    Description: values.description,
    Theme: values.theme,
    Credits: values.credits.map(({ role, name }) => `${role}: ${name}`).join('\n'),
    'Related projects': values.related.map(({ title }) => title).join('\n'),
    Grids: values.grids.map(grid).join('\n'),
  };
}

function compare(
  mine: ProjectValues,
  stored: ProjectValues,
  categories: readonly Category[],
): readonly ComparedField[] {
  const theirs = asTexts(stored, categories);
  return Object.entries(asTexts(mine, categories)).map(([label, text]) => ({
    label,
    mine: text,
    stored: theirs[label] ?? '',
  }));
}

interface ProjectConflictDialogProps {
  readonly conflict: Conflict<Project>;
  readonly categories: readonly Category[];
  readonly onClosed: () => void;
}

/** The project was changed elsewhere: the form beside the project as it is stored now. */
export function ProjectConflictDialog({ conflict, categories, onClosed }: ProjectConflictDialogProps) {
  // While closed, it does not render again on every keystroke.
  const mine = useFormState(({ values }) => (conflict.isOpen ? values : null));
  return (
    <ConflictDialog
      compare={(stored) => (mine === null ? [] : compare(mine, valuesOf(stored), categories))}
      conflict={conflict}
      onClosed={onClosed}
    />
  );
}
