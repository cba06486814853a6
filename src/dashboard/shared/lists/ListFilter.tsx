import { SelectField } from '@vitrine/design-system/components/field';
import { sorting } from './list-tools.css.ts';

interface ListFilterProps<Filter extends string> {
  readonly filter: Filter;
  /** Every filter of the list and its name. */
  readonly filters: readonly (readonly [Filter, string])[];
  readonly onFilter: (filter: Filter) => void;
}

/** What a list is to show. */
export function ListFilter<Filter extends string>({ filter, filters, onFilter }: ListFilterProps<Filter>) {
  return (
    <div className={sorting}>
      <SelectField
        label="Show"
        onChange={(event) => {
          const chosen = filters.find(([value]) => value === event.currentTarget.value);
          if (chosen !== undefined) onFilter(chosen[0]);
        }}
        value={filter}
      >
        {filters.map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
