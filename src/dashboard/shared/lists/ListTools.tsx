import { SelectField, TextField } from '@vitrine/design-system/components/field';
import { search, sorting as sortingClass, tools } from './list-tools.css.ts';

interface ListToolsProps<Sorting extends string> {
  /** Label of the search field: 'Search by title'. */
  readonly label: string;
  readonly query: string;
  readonly sorting: Sorting;
  /** Every order of the list and its name. */
  readonly sortings: readonly (readonly [Sorting, string])[];
  readonly onQuery: (query: string) => void;
  readonly onSorting: (sorting: Sorting) => void;
}

/** Search and sorting above a long list. */
export function ListTools<Sorting extends string>({
  label,
  query,
  sorting,
  sortings,
  onQuery,
  onSorting,
}: ListToolsProps<Sorting>) {
  return (
    <div className={tools} role="search">
      <div className={search}>
        <TextField
          autoComplete="off"
          label={label}
          onChange={(event) => onQuery(event.currentTarget.value)}
          type="search"
          value={query}
        />
      </div>
      <div className={sortingClass}>
        <SelectField
          label="Sort by"
          onChange={(event) => {
            const chosen = sortings.find(([value]) => value === event.currentTarget.value);
            if (chosen !== undefined) onSorting(chosen[0]);
          }}
          value={sorting}
        >
          {sortings.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </SelectField>
      </div>
    </div>
  );
}
