import { SelectField, TextField } from '@vitrine/design-system/components/field';
import type { FormChoices } from '../../../api/dashboard/reads.ts';
import type { Id } from '../../../domain/content.ts';
import { pair } from '../project-form.css.ts';
import { RelatedProjects } from '../related/RelatedProjects.tsx';
import { Credits } from './Credits.tsx';
import { useField } from './use-field.ts';

interface RailFieldsProps {
  readonly ownId: Id | null;
  readonly choices: FormChoices;
}

/** Category, client, year, theme, credits and related projects. */
export function RailFields({ ownId, choices }: RailFieldsProps) {
  return (
    <>
      <Category categories={choices.categories} />
      <div className={pair}>
        <TextLine field="clientName" label="Client name" maxLength={500} />
        <TextLine field="year" label="Year" maxLength={100} />
      </div>
      <Theme />
      <Credits />
      <RelatedProjects ownId={ownId} projects={choices.projects} />
    </>
  );
}

function Category({ categories }: Pick<FormChoices, 'categories'>) {
  const { isLocked, onChange, value } = useField('category');
  const isKnown = value === '' || categories?.some(({ id }) => String(id) === value);
  return (
    <SelectField
      disabled={isLocked}
      error={categories === null ? 'The categories could not be read.' : null}
      label="Category"
      onChange={onChange}
      value={value}
    >
      <option value="">None</option>
      {isKnown ? null : <option value={value}>{`Category ${value}`}</option>}
      {categories?.map(({ id, name }) => (
        <option key={id} value={String(id)}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

interface TextLineProps {
  readonly field: 'clientName' | 'year';
  readonly label: string;
  readonly maxLength: number;
}

function TextLine({ field, label, maxLength }: TextLineProps) {
  const { isLocked, onChange, value } = useField(field);
  return (
    <TextField
      autoComplete="off"
      label={label}
      maxLength={maxLength}
      onChange={onChange}
      readOnly={isLocked}
      value={value}
    />
  );
}

function Theme() {
  const { isLocked, onChange, value } = useField('theme');
  return (
    <SelectField disabled={isLocked} label="Theme" onChange={onChange} value={value}>
      <option value="">None</option>
      <option value="white">White</option>
      <option value="black">Black</option>
    </SelectField>
  );
}
