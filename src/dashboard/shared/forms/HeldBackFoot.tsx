import { Button } from '@vitrine/design-system/components/button';
import { DashboardFoot } from '@vitrine/design-system/components/dashboard-shell';
import { Text } from '@vitrine/design-system/components/text';
import { useHeldBack } from '../../../machines/sending/sending.react.tsx';
import { heldBack, heldBackText } from './held-back-foot.css.ts';
import { partAwaited } from './parts.ts';

/** While a form waits for what is on its way in it: what that is, and the way back. */
export function HeldBackFoot() {
  const held = useHeldBack();
  const [kind] = held?.kinds ?? [];
  if (held === null || kind === undefined) return null;
  return (
    <section aria-label="Sending" className={heldBack}>
      <DashboardFoot>
        <div className={heldBackText} role="status">
          <Text as="div" variant="dashSmall">
            {partAwaited[kind]}
          </Text>
        </div>
        <Button onClick={held.keep}>Back to the form</Button>
      </DashboardFoot>
    </section>
  );
}
