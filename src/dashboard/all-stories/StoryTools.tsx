import { SelectField, TextField } from '@vitrine/design-system/components/field';
import { search, sorting as sortingClass, tools } from './all-stories.css.ts';
import type { StorySorting } from './arrange.ts';

interface StoryToolsProps {
  readonly query: string;
  readonly sorting: StorySorting;
  readonly onQuery: (query: string) => void;
  readonly onSorting: (sorting: StorySorting) => void;
}

/** Find and sort. */
export function StoryTools({ query, sorting, onQuery, onSorting }: StoryToolsProps) {
  return (
    <div className={tools} role="search">
      <TextField
        autoComplete="off"
        className={search}
        label="Search by title"
        onChange={(event) => onQuery(event.currentTarget.value)}
        type="search"
        value={query}
      />
      <SelectField
        className={sortingClass}
        label="Sort by"
        onChange={(event) => onSorting(event.currentTarget.value === 'title' ? 'title' : 'newest')}
        value={sorting}
      >
        <option value="newest">Newest first</option>
        <option value="title">Title</option>
      </SelectField>
    </div>
  );
}
