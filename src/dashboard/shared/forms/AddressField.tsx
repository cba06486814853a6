import { TextField } from '@vitrine/design-system/components/field';
import { Text } from '@vitrine/design-system/components/text';
import { useId } from 'react';
import type { Ref } from 'react';
import { proposeSlug } from '../../../domain/address.ts';
import { quiet } from './address.css.ts';

interface AddressFieldProps {
  readonly value: string;
  /** As stored; `''` where nothing is. */
  readonly stored: string;
  readonly title: string;
  /** Addresses that lead here too, by their last parts. */
  readonly former: readonly string[];
  /** What stands before the last part: '/project/'. */
  readonly base: string;
  /** The path of a stored one, as links have it. */
  readonly pathOf: (slug: string) => string;
  /** What of a pasted address is meant. */
  readonly meant: (typed: string) => string;
  readonly error?: string | null | undefined;
  readonly isLocked: boolean;
  readonly onValue: (value: string) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

/** The last part of an address: what the provider will make of it is shown while it is typed. */
export function AddressField(props: AddressFieldProps) {
  const { value, stored, title, former, base, pathOf, meant, error = null, isLocked, onValue, ref } = props;
  const noteId = useId();
  /** '/project/fog-line', and, of words that make no address, where they would stand. */
  const shownPath = (slug: string) => base + (slug === '' ? '…' : slug);
  const proposed = proposeSlug(value === '' ? (stored === '' ? title : stored) : meant(value));
  const others = former.filter((slug) => slug !== proposed);
  const isChanged = stored !== '' && proposed !== stored;
  return (
    <div className={quiet}>
      <TextField
        aria-describedby={noteId}
        autoCapitalize="none"
        autoComplete="off"
        dir="auto"
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
          <Text variant="dashSmall">{`${pathOf(stored)} will lead here too: no link breaks.`}</Text>
        ) : others.length > 0 ? (
          <Text variant="dashSmall">{`Also reached at ${others.map(shownPath).join(', ')}.`}</Text>
        ) : null}
      </div>
    </div>
  );
}
