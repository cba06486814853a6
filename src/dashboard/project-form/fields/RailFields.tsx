import { SelectField, TextField } from '@vitrine/design-system/components/field';
import type { FormChoices } from '../../../api/dashboard/reads.ts';
import type { Id } from '../../../domain/content.ts';
import { pair } from '../project-form.css.ts';
import { RelatedProjects } from '../related/RelatedProjects.tsx';
import { CategoryField } from './CategoryField.tsx';
import { Credits } from './Credits.tsx';
import { useField } from './use-field.ts';

interface RailFieldsProps {
  readonly ownId: Id | null;
  readonly choices: FormChoices;
  /** Reads them again. */
  readonly onChoices: () => void;
}

/** Category, client, year, theme, credits and related projects. */
export function RailFields({ ownId, choices, onChoices }: RailFieldsProps) {
  return (
    <>
      <CategoryField categories={choices.categories} onMade={onChoices} />
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

interface TextLineProps {
  readonly field: 'clientName' | 'year';
  readonly label: string;
  readonly maxLength: number;
}

function TextLine({ field, label, maxLength }: TextLineProps) {
  const { error, isLocked, onChange, ref, value } = useField(field);
  return (
    <TextField
      autoComplete="off"
      error={error}
      label={label}
      maxLength={maxLength}
      onChange={onChange}
      readOnly={isLocked}
      ref={ref}
      value={value}
    />
  );
}

function Theme() {
  const { error, isLocked, onChange, value } = useField('theme');
  return (
    <SelectField disabled={isLocked} error={error} label="Theme" onChange={onChange} value={value}>
      <option value="">None</option>
      <option value="white">White</option>
      <option value="black">Black</option>
    </SelectField>
  );
}
