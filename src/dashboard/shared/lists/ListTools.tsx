import { SelectField, TextField } from '@vitrine/design-system/components/field';
import { publicationFilters } from '../../../domain/publication.ts';
import type { PublicationFilter } from '../../../domain/publication.ts';
import { search, sorting as sortingClass, tools } from './list-tools.css.ts';

interface ListToolsProps<Sorting extends string> {
  /** Label of the search field: 'Search by title'. */
  readonly label: string;
  readonly query: string;
  readonly sorting: Sorting;
  /** Every order of the list and its name. */
  readonly sortings: readonly (readonly [Sorting, string])[];
  /** Who sees what the list is to show; left out where there is nothing to choose. */
  readonly filter?: PublicationFilter | undefined;
  readonly onFilter?: (filter: PublicationFilter) => void;
  readonly onQuery: (query: string) => void;
  readonly onSorting: (sorting: Sorting) => void;
}

/** Search, sorting and who sees it, above a list. */
export function ListTools<Sorting extends string>({
  label,
  query,
  sorting,
  sortings,
  filter,
  onFilter,
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
      {filter === undefined ? null : (
        <div className={sortingClass}>
          <SelectField
            label="Show"
            onChange={(event) => {
              const chosen = publicationFilters.find(([value]) => value === event.currentTarget.value);
              if (chosen !== undefined) onFilter?.(chosen[0]);
            }}
            value={filter}
          >
            {publicationFilters.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </SelectField>
        </div>
      )}
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
