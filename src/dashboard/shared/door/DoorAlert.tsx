import { Text } from '@vitrine/design-system/components/text';

/** What went wrong, said as it comes; nothing without words. */
export function DoorAlert({ children }: { readonly children: string | null }) {
  if (children === null) return null;
  return (
    <div role="alert">
      <Text tone="danger" variant="ui">
        {children}
      </Text>
    </div>
  );
}
