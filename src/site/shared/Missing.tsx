import { Text } from '@vitrine/design-system/components/text';
import type { Word } from '../../domain/words.ts';
import { useSay } from '../../machines/site-context.ts';

/** A specified sentence in place of what a record does not have: quiet and small. */
export function Missing({ text }: { readonly text: Word }) {
  const say = useSay();
  return (
    <Text tone="muted" variant="ui">
      {say(text)}
    </Text>
  );
}
