import { Toast, ToastRegion } from '@vitrine/design-system/components/toast';
import type { ReactElement } from 'react';
import { useToasts } from '../../machines/toasts/toasts.react.tsx';

/** The messages in the corner; none leaves while the pointer or the focus is on one (rulings, "Screens"). */
export function Toasts() {
  const { toasts, dismiss, hold, release } = useToasts();
  // Pressed, it has said what it had to say; a failure says so anew.
  const press = (id: number, run: () => void) => {
    dismiss(id);
    run();
  };
  const draw = (kind: 'success' | 'error'): readonly ReactElement[] =>
    toasts
      .filter((toast) => toast.kind === kind)
      .map(({ id, text, action }) => (
        <Toast
          key={id}
          onClose={() => dismiss(id)}
          tone={kind}
          {...(action === undefined ? {} : { action: { label: action.label, onPress: () => press(id, action.run) } })}
        >
          {text}
        </Toast>
      ));
  return (
    <div onBlur={release} onFocus={hold} onPointerEnter={hold} onPointerLeave={release}>
      <ToastRegion assertive={draw('error')} polite={draw('success')} />
    </div>
  );
}
