import { Button } from '@vitrine/design-system/components/button';
import { useClosing } from '../../../machines/closing/closing.react.tsx';

/** The one button between an open site and a closed one; it keeps its place and the focus. */
export function OpenOrClose({ variant = 'secondary' }: { readonly variant?: 'primary' | 'secondary' }) {
  const { isClosed, isBusy, open, close } = useClosing();
  return (
    <Button
      busy={isBusy}
      busyLabel={isClosed ? 'Opening...' : 'Closing...'}
      onClick={isClosed ? open : close}
      variant={variant}
    >
      {isClosed ? 'Open the site' : 'Close the site'}
    </Button>
  );
}
