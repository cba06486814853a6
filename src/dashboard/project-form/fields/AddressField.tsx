import { TextField } from '@vitrine/design-system/components/field';
import { Text } from '@vitrine/design-system/components/text';
import { useId } from 'react';
import { lastPart, proposeSlug } from '../../../domain/address.ts';
import { paths } from '../../../domain/paths.ts';
import { useFormState } from '../../../machines/project-form/project-form.react.tsx';
import { useExtensions } from '../../shared/page/extensions.ts';
import { quiet } from './address.css.ts';
import { useField } from './use-field.ts';

interface AddressFieldProps {
  /** Addresses that lead to it too, by their last parts. */
  readonly former: readonly string[];
}

/** The last part of the project's address, where the provider lets it be edited. */
export function AddressField(props: AddressFieldProps) {
  return useExtensions().includes('addresses') ? <Address {...props} /> : null;
}

/** '/project/fog-line', and, of words that make no address, where they would stand. */
const shownPath = (slug: string) => `/project/${slug === '' ? '…' : slug}`;

function Address({ former }: AddressFieldProps) {
  const noteId = useId();
  const { error, isLocked, onValue, ref, value } = useField('slug');
  const title = useFormState(({ values }) => values.title);
  const stored = useFormState((now) => now.stored.slug);
  const proposed = proposeSlug(value === '' ? (stored === '' ? title : stored) : lastPart(value));
  const others = former.filter((slug) => slug !== proposed);
  const isChanged = stored !== '' && proposed !== stored;
  return (
    <div className={quiet}>
      <TextField
        aria-describedby={noteId}
        autoCapitalize="none"
        autoComplete="off"
        dir="ltr"
        error={error}
        hint={shownPath(proposed)}
        label="Address"
        maxLength={500}
        onChange={(event) => onValue(event.currentTarget.value)}
        placeholder={proposed}
        readOnly={isLocked}
        ref={ref}
        spellCheck={false}
        value={value}
      />
      <div id={noteId} role="status">
        {isChanged ? (
          <Text variant="dashSmall">{`${paths.project(stored)} will lead here too: no link breaks.`}</Text>
        ) : others.length > 0 ? (
          <Text variant="dashSmall">{`Also reached at ${others.map(shownPath).join(', ')}.`}</Text>
        ) : null}
      </div>
    </div>
  );
}
