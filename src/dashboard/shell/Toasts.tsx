import { Toast, ToastLink, ToastRegion } from '@vitrine/design-system/components/toast';
import { useEffect, useRef } from 'react';
import type { ReactElement } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { wholePage } from '../shared/page/whole-page.ts';
import { useShowToast, useToasts } from '../../machines/toasts/toasts.react.tsx';

/** The toasts; none closes while the pointer or the focus is on one (rulings, "Screens"). */
export function Toasts() {
  const toasts = useToasts();
  const { dismiss, formEdited, leaveScreen, press, hold, release } = useShowToast();
  const { pathname } = useLocation();
  useEffect(() => leaveScreen, [leaveScreen, pathname]);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const page = box.current?.ownerDocument;
    const tell = ({ target }: Event) => {
      if (target instanceof Element && target.closest('form') !== null) formEdited();
    };
    page?.addEventListener('input', tell);
    return () => page?.removeEventListener('input', tell);
  }, [formEdited]);
  const before = useRef<HTMLElement | null>(null);
  // A toast that closes with the focus returns it to where it came from, or to the page's heading.
  const leave = () => {
    if (box.current?.contains(box.current.ownerDocument.activeElement) !== true) return;
    const heading = box.current.ownerDocument.querySelector('h1');
    (before.current?.isConnected === true ? before.current : heading)?.focus();
  };
  const close = (id: number, how: (id: number) => void) => {
    leave();
    how(id);
  };
  const draw = (kind: 'success' | 'error'): readonly ReactElement[] =>
    toasts
      .filter((toast) => toast.kind === kind)
      .map(({ id, text, reason, note, action, links = [] }) => (
        <Toast
          key={id}
          note={note}
          onClose={() => close(id, dismiss)}
          reason={reason}
          tone={kind}
          {...(action === undefined ? {} : { action: { label: action.label, onPress: () => close(id, press) } })}
          {...(links.length === 0
            ? {}
            : {
                links: links.map(({ label, to, isWhole = false }) => (
                  <ToastLink asChild key={to}>
                    <Link onClick={() => dismiss(id)} {...wholePage(isWhole)} to={to}>
                      {label}
                    </Link>
                  </ToastLink>
                )),
              })}
        >
          {text}
        </Toast>
      ));
  return (
    <div
      onBlur={release}
      onFocus={({ relatedTarget, currentTarget }) => {
        const isArrival = relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
        if (isArrival) before.current = relatedTarget;
        hold();
      }}
      onPointerEnter={hold}
      onPointerLeave={release}
      ref={box}
    >
      <ToastRegion assertive={draw('error')} polite={draw('success')} />
    </div>
  );
}
