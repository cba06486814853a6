import { lastPart } from '../../../domain/address.ts';
import { paths } from '../../../domain/paths.ts';
import { useFormState } from '../../../machines/project-form/project-form.react.tsx';
import { AddressField } from '../../shared/forms/AddressField.tsx';
import { useExtensions } from '../../shared/page/extensions.ts';
import { useField } from './use-field.ts';

interface ProjectAddressProps {
  /** Addresses that lead to it too, by their last parts. */
  readonly former: readonly string[];
}

/** The last part of the project's address, where the provider lets it be edited. */
export function ProjectAddress({ former }: ProjectAddressProps) {
  const isOffered = useExtensions().includes('addresses');
  const field = useField('slug');
  // Only an address that is made of the title is drawn again with each of its letters.
  const title = useFormState(({ values, stored: { slug } }) => (values.slug === '' && slug === '' ? values.title : ''));
  const stored = useFormState((now) => now.stored.slug);
  if (!isOffered) return null;
  return (
    <AddressField
      {...field}
      base="/project/"
      former={former}
      meant={lastPart}
      pathOf={paths.project}
      stored={stored}
      title={title}
    />
  );
}
