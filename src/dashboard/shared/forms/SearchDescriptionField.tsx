import { TextAreaField } from '@vitrine/design-system/components/field';
import type { Ref } from 'react';
import { toDescription } from '../../../domain/share.ts';
import { useExtensions } from '../page/extensions.ts';

/** The contract takes no more. */
const limit = 300;

interface SearchDescriptionFieldProps {
  readonly value: string;
  /** The text whose beginning is used where this is empty. */
  readonly otherwise: string;
  readonly error: string | null | undefined;
  readonly isLocked: boolean;
  readonly onValue: (value: string) => void;
  readonly fieldRef?: Ref<HTMLTextAreaElement>;
}

/** Own words for search engines and shared links, where the provider keeps them. */
export function SearchDescriptionField(props: SearchDescriptionFieldProps) {
  const { value, otherwise, error, isLocked, onValue, fieldRef } = props;
  if (!useExtensions().includes('descriptions')) return null;
  const { length } = value;
  return (
    <TextAreaField
      error={error}
      hint={length === 0 ? 'optional' : `${String(length)} of ${String(limit)}, about 150 are shown`}
      label="In search results"
      maxLength={limit}
      onChange={(event) => onValue(event.currentTarget.value)}
      placeholder={toDescription(otherwise)}
      readOnly={isLocked}
      ref={fieldRef}
      rows={2}
      value={value}
    />
  );
}
