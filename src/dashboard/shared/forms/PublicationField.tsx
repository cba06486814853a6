import { SelectField, TextField } from '@vitrine/design-system/components/field';
import { Text } from '@vitrine/design-system/components/text';
import { useId, useState } from 'react';
import { describeChoice, sealedChoices, visibilityChoices, visibilityNames } from '../../../domain/publication.ts';
import type { PublicationValues, SealedShows, VisibilityChoice } from '../../../domain/publication.ts';
import { useProvidedMachine } from '../../../machines/machine-context.ts';
import { usePageResource } from '../../../machines/page-resource/page-resource.react.tsx';
import { useExtensions } from '../page/extensions.ts';
import { NewVisibilityMachineContext } from './machines.ts';
import { group } from './publication-field.css.ts';

/** What who has no link finds, as it is offered. */
export const sealedNames: Readonly<Record<SealedShows, string>> = {
  nothing: 'Nothing',
  title: 'Its title',
  titleAndPicture: 'Its title and a small picture',
};

interface PublicationFieldProps {
  readonly values: PublicationValues;
  /** All, unless told. */
  readonly offered?: readonly VisibilityChoice[];
  readonly isLocked: boolean;
  /** What the provider said about a field. */
  readonly errors: { readonly visibility?: string | null; readonly publishAt?: string | null };
  readonly onChange: (field: 'visibility' | 'publishAt', value: string) => void;
  /** What a sealed one shows without a link, where that can be chosen. */
  readonly shows?: { readonly value: SealedShows; readonly onChange: (value: string) => void };
}

/** Who sees it: shown where the provider knows of more than everybody. */
export function PublicationField(props: PublicationFieldProps) {
  return useExtensions().includes('publication') ? <Choice {...props} /> : null;
}

/** What a form holds, or where nothing of a new one is chosen yet, the settings' answer, once that is known. */
export function useVisibility(chosen: VisibilityChoice | '', isNew: boolean): VisibilityChoice | '' {
  const isOffered = useExtensions().includes('publication');
  const initial = usePageResource(useProvidedMachine(NewVisibilityMachineContext), isOffered && isNew ? 'new' : null);
  return chosen === '' && isNew ? (initial.value ?? '') : chosen;
}

/** The zone in which the time is meant. */
const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

function Choice(props: PublicationFieldProps) {
  const { values, isLocked, errors, onChange, shows } = props;
  const noteId = useId();
  const canSeal = useExtensions().includes('sealed');
  const offered = (props.offered ?? visibilityChoices).filter((choice) => choice !== 'sealed' || canSeal);
  const { visibility, publishAt } = values;
  const [now] = useState(() => Date.now());
  return (
    <div className={group}>
      <SelectField
        aria-describedby={noteId}
        disabled={isLocked}
        error={errors.visibility}
        label="Visibility"
        onChange={(event) => onChange('visibility', event.currentTarget.value)}
        value={visibility}
      >
        {visibility === '' ? <option value="">As in the settings</option> : null}
        {offered.map((choice) => (
          <option key={choice} value={choice}>
            {visibilityNames[choice]}
          </option>
        ))}
      </SelectField>
      {visibility === 'scheduled' ? (
        <TextField
          error={errors.publishAt}
          hint={zone()}
          label="Public from"
          onChange={(event) => onChange('publishAt', event.currentTarget.value)}
          readOnly={isLocked}
          type="datetime-local"
          value={publishAt}
        />
      ) : null}
      {visibility === 'sealed' && shows !== undefined ? (
        <SelectField
          disabled={isLocked}
          label="Without a link, others see"
          onChange={(event) => shows.onChange(event.currentTarget.value)}
          value={shows.value}
        >
          {sealedChoices.map((choice) => (
            <option key={choice} value={choice}>
              {sealedNames[choice]}
            </option>
          ))}
        </SelectField>
      ) : null}
      <div id={noteId} role="status">
        <Text variant="dashSmall">{describeChoice(values, now, shows?.value)}</Text>
      </div>
    </div>
  );
}
