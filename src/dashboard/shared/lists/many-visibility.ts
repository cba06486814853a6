import { visibilityNames } from '../../../domain/publication.ts';
import type { Publication, Visibility } from '../../../domain/publication.ts';
import { useExtensions } from '../page/extensions.ts';
import type { ManyField } from './ChosenRows.tsx';

/**
 * Who is to see what is chosen: a field where the provider tells who sees these rows, and none elsewhere.
 *
 * @param toChange a visibility as what is written of a row
 */
export function useManyVisibility<Offered extends Visibility, Change>(
  rows: readonly { readonly publication?: Publication }[],
  offered: readonly Offered[],
  toChange: (visibility: Offered) => Change,
): readonly ManyField<Change>[] {
  const canSeal = useExtensions().includes('sealed');
  if (rows.some(({ publication }) => publication === undefined)) return [];
  const choices = offered
    .filter((one) => one !== 'sealed' || canSeal)
    .map((one) => ({ name: visibilityNames[one], change: toChange(one) }));
  return [{ label: 'Visibility', choices }];
}
