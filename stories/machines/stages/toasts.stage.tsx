import { Button } from '@vitrine/design-system/components/button';
import { Toasts } from '../../../src/dashboard/shell/Toasts.tsx';
import { useShowToast } from '../../../src/machines/toasts/toasts.react.tsx';
import { Services } from '../lab/Services.tsx';
import type { StageSetting } from '../lab/setting.ts';

function Screen() {
  const { show } = useShowToast();
  return (
    <>
      <Button onClick={() => show({ kind: 'success', text: 'Category updated.' })}>Say that it worked</Button>{' '}
      <Button onClick={() => show({ kind: 'error', text: 'The category could not be saved.' })}>
        Say that it failed
      </Button>
      <Toasts />
    </>
  );
}

/** The toasts. They close by this page's clock. */
export const setting: StageSetting = {
  signs: {
    empty: { role: 'button', name: 'Say that it worked' },
    showing: { role: 'button', name: 'Close' },
    held: { role: 'button', name: 'Close' },
  },
  draw: () => (
    <Services>
      <Screen />
    </Services>
  ),
};
