import { projectFields } from '@vitrine/content';
import type { Category, Project } from '../../domain/content.ts';
import { sealedNames } from '../shared/forms/PublicationField.tsx';
import { describeFormat } from '../../domain/formatting.ts';
import { valuesOf } from '../../domain/project-form.ts';
import type { FormGrid, FormMedia, ProjectValues } from '../../domain/project-form.ts';
import type { Versions } from '../../domain/merge.ts';
import { compareGrids, mergedFields, projectSide } from '../../domain/project-merge.ts';
import type { MergedField } from '../../domain/project-merge.ts';
import type { Conflict } from '../../machines/conflict/conflict.react.tsx';
import { useFormState } from '../../machines/project-form/project-form.react.tsx';
import { ConflictDialog } from '../shared/drafts/ConflictDialog.tsx';
import type { ComparedField } from '../shared/drafts/ConflictDialog.tsx';

const nameOf = (media: FormMedia): string =>
  media.source === 'chosen' ? media.file.name : (media.path.split(/[/\\]/).pop() ?? media.path);

function describeGrid(grid: FormGrid | null): string {
  if (grid === null) return '';
  const { gridType, text, frames } = grid;
  return [gridType, ...frames.map(({ content }) => nameOf(content)), ...(text === null ? [] : [`“${text}”`])].join(
    ', ',
  );
}

function asTexts(values: ProjectValues, categories: readonly Category[]): Readonly<Record<MergedField, string>> {
  return {
    ...values,
    category: categories.find(({ id }) => String(id) === values.category)?.name ?? values.category,
    header: values.header === null ? '' : nameOf(values.header),
    descriptionFormat: describeFormat(values.descriptionFormat),
    sealedShows: values.sealedShows === '' ? '' : sealedNames[values.sealedShows],
    credits: values.credits.map(({ role, name }) => `${role}: ${name}`).join('\n'),
    related: values.related.map(({ title }) => title).join('\n'),
  };
}

/** The fields, then every grid for itself. */
function compare(versions: Versions<ProjectValues>, categories: readonly Category[]): readonly ComparedField[] {
  const [mine, theirs] = [asTexts(versions.mine, categories), asTexts(versions.theirs, categories)];
  const fields = mergedFields.map((field) => ({
    label: projectFields[field].label,
    mine: mine[field],
    stored: theirs[field],
    side: projectSide(versions, field),
  }));
  const grids = compareGrids(versions).map((grid, index) => ({
    label: `Grid ${String(index + 1)}`,
    mine: describeGrid(grid.mine),
    stored: describeGrid(grid.theirs),
    side: grid.side,
  }));
  return [...fields, ...grids];
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
  const base = useFormState(({ stored }) => stored);
  return (
    <ConflictDialog
      compare={(stored) => (mine === null ? [] : compare({ base, mine, theirs: valuesOf(stored) }, categories))}
      conflict={conflict}
      onClosed={onClosed}
    />
  );
}
