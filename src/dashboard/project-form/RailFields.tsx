import { SelectField, TextField } from '@vitrine/design-system/components/field';
import type { FormChoices } from '../../api/dashboard/reads.ts';
import type { Id } from '../../domain/content.ts';
import type { ProjectForm } from '../../machines/project-form/project-form.react.tsx';
import { Credits } from './Credits.tsx';
import { pair } from './project-form.css.ts';
import { RelatedProjects } from './RelatedProjects.tsx';

interface RailFieldsProps {
  readonly form: ProjectForm;
  readonly ownId: Id | null;
  readonly choices: FormChoices;
}

/** Category, client, year, theme, credits and related projects. */
export function RailFields({ form, ownId, choices }: RailFieldsProps) {
  const { values, edit } = form;
  const isOff = form.isLocked;
  const { categories } = choices;
  const isKnown = values.category === '' || categories?.some(({ id }) => String(id) === values.category);
  return (
    <>
      <SelectField
        disabled={isOff}
        error={categories === null ? 'The categories could not be read.' : null}
        label="Category"
        onChange={(event) => edit({ type: 'field.changed', field: 'category', value: event.currentTarget.value })}
        value={values.category}
      >
        <option value="">None</option>
        {isKnown ? null : <option value={values.category}>{`Category ${values.category}`}</option>}
        {categories?.map(({ id, name }) => (
          <option key={id} value={String(id)}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className={pair}>
        <TextField
          autoComplete="off"
          label="Client name"
          maxLength={500}
          onChange={(event) => edit({ type: 'field.changed', field: 'clientName', value: event.currentTarget.value })}
          readOnly={isOff}
          value={values.clientName}
        />
        <TextField
          autoComplete="off"
          label="Year"
          maxLength={100}
          onChange={(event) => edit({ type: 'field.changed', field: 'year', value: event.currentTarget.value })}
          readOnly={isOff}
          value={values.year}
        />
      </div>
      <SelectField
        disabled={isOff}
        label="Theme"
        onChange={(event) => edit({ type: 'field.changed', field: 'theme', value: event.currentTarget.value })}
        value={values.theme}
      >
        <option value="">None</option>
        <option value="white">White</option>
        <option value="black">Black</option>
      </SelectField>
      <Credits form={form} />
      <RelatedProjects form={form} ownId={ownId} projects={choices.projects} />
    </>
  );
}
