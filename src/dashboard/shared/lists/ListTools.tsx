import { SelectField, TextField } from '@vitrine/design-system/components/field';
import { ListFilter } from './ListFilter.tsx';
import { search, sorting as sortingClass, tools } from './list-tools.css.ts';

interface ListToolsProps<Sorting extends string, Filter extends string> {
  /** Label of the search field: 'Search by title'. */
  readonly label: string;
  readonly query: string;
  readonly sorting: Sorting;
  /** Every order of the list and its name. */
  readonly sortings: readonly (readonly [Sorting, string])[];
  /** What the list is to show; left out where there is nothing to choose. */
  readonly filter?: Filter | undefined;
  /** Every filter of the list and its name. */
  readonly filters?: readonly (readonly [Filter, string])[];
  readonly onFilter?: (filter: Filter) => void;
  readonly onQuery: (query: string) => void;
  readonly onSorting: (sorting: Sorting) => void;
}

/** Search, filter and sorting, above a list. */
export function ListTools<Sorting extends string, Filter extends string = never>({
  label,
  query,
  sorting,
  sortings,
  filter,
  filters = [],
  onFilter = () => undefined,
  onQuery,
  onSorting,
}: ListToolsProps<Sorting, Filter>) {
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
      {filter === undefined ? null : <ListFilter filter={filter} filters={filters} onFilter={onFilter} />}
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
