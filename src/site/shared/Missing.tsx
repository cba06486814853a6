import { Text } from '@vitrine/design-system/components/text';

/** A specified sentence in the place of what a record does not have: quiet and small. */
export function Missing({ children }: { readonly children: string }) {
  return (
    <Text tone="muted" variant="ui">
      {children}
    </Text>
  );
}
