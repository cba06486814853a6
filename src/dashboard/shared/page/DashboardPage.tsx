import { DashboardBody, DashboardHead } from '@vitrine/design-system/components/dashboard-shell';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { UnsentPartsDialog } from '../drafts/UnsentPartsDialog.tsx';
import { HeldBackFoot } from '../forms/HeldBackFoot.tsx';
import { useIsFirstPage } from './arrival.tsx';
import { DashboardTitle } from './DashboardTitle.tsx';

interface DashboardPageProps {
  /** The page's h1 and title. */
  readonly heading: string;
  /** A muted count or state beside it. */
  readonly note?: ReactNode;
  /** At most one filled button. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Head and content of one dashboard page. After a change of page its heading has the focus (WCAG 2.4.3). */
export function DashboardPage({ heading, note, actions, children }: DashboardPageProps) {
  const { pathname } = useLocation();
  const isFirstPage = useIsFirstPage();
  const title = useRef<HTMLHeadingElement>(null);
  const arrive = useEffectEvent(() => {
    if (!isFirstPage) title.current?.focus({ preventScroll: true });
  });

  useEffect(() => {
    arrive();
  }, [pathname]);

  return (
    <>
      <DashboardTitle heading={heading} />
      <DashboardHead actions={actions} note={note} titleRef={title}>
        {heading}
      </DashboardHead>
      <DashboardBody>{children}</DashboardBody>
      <HeldBackFoot />
      <UnsentPartsDialog />
    </>
  );
}
