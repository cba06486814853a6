import { SelectField, TextField } from '@vitrine/design-system/components/field';
import { search, sorting as sortingClass, tools } from './all-projects.css.ts';
import type { ProjectSorting } from './arrange.ts';

interface ListToolsProps {
  readonly query: string;
  readonly sorting: ProjectSorting;
  readonly onQuery: (query: string) => void;
  readonly onSorting: (sorting: ProjectSorting) => void;
}

const sortings: readonly (readonly [ProjectSorting, string])[] = [
  ['position', 'Position'],
  ['title', 'Title'],
  ['year', 'Year'],
];

/** Find and sort. */
export function ListTools({ query, sorting, onQuery, onSorting }: ListToolsProps) {
  return (
    <div className={tools} role="search">
      <TextField
        autoComplete="off"
        className={search}
        label="Search by title or client"
        onChange={(event) => onQuery(event.currentTarget.value)}
        type="search"
        value={query}
      />
      <SelectField
        className={sortingClass}
        label="Sort by"
        onChange={(event) => {
          const chosen = sortings.find(([value]) => value === event.currentTarget.value);
          if (chosen !== undefined) onSorting(chosen[0]);
        }}
        value={sorting}
      >
        {sortings.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
