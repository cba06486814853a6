import { Button } from '@vitrine/design-system/components/button';
import { Text } from '@vitrine/design-system/components/text';
import { useState } from 'react';
import type { Administrators } from '../../domain/administrators.ts';
import { useFocusTargets } from '../shared/focus/focus-targets.ts';
import { counted } from '../shared/messages.ts';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import type { ScreenProps } from '../shared/page/resource.ts';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { intro, lists, parts } from './administrators.css.ts';
import { AdministratorTable } from './AdministratorTable.tsx';
import { InvitationLink } from './InvitationLink.tsx';
import { InvitationTable } from './InvitationTable.tsx';
import { InviteForm } from './InviteForm.tsx';
import { RemovedTable } from './RemovedTable.tsx';
import { texts } from './texts.ts';

/** An invitation that was just made. */
interface NewInvitation {
  readonly name: string;
  readonly token: string;
}

/** Who may log in, who is invited, and who was removed. */
export function AdministratorsScreen({ resource }: ScreenProps<Administrators>) {
  const { value, retry } = resource;
  const targets = useFocusTargets<'invite' | 'link' | 'intro'>();
  const [isInviting, setIsInviting] = useState(false);
  const [made, setMade] = useState<NewInvitation | null>(null);
  const leave = () => {
    setIsInviting(false);
    setMade(null);
    targets.focus('invite');
  };

  return (
    <DashboardPage
      actions={
        isInviting ? undefined : (
          <Button
            onClick={() => {
              setMade(null);
              setIsInviting(true);
            }}
            ref={targets.ref('invite')}
            variant="primary"
          >
            Invite
          </Button>
        )
      }
      heading="Administrators"
      note={value === null ? undefined : counted(value.administrators.length, 'administrator', 'administrators')}
    >
      <ResourceState resource={resource}>
        {({ administrators, invitations, removed }) => (
          <>
            <div className={intro}>
              <Text ref={targets.ref('intro')} tabIndex={-1} tone="muted" variant="dashText">
                {texts.intro}
              </Text>
            </div>
            {isInviting ? (
              <div className={parts}>
                <InviteForm
                  onCancel={leave}
                  onInvited={(name, token) => {
                    setIsInviting(false);
                    setMade({ name, token });
                    targets.focus('link');
                    retry();
                  }}
                />
              </div>
            ) : made === null ? null : (
              <InvitationLink {...made} onLeave={leave} titleRef={targets.ref('link')} />
            )}
            <div className={lists}>
              <AdministratorTable administrators={administrators} onChanged={retry} />
              {invitations.length === 0 ? null : (
                <InvitationTable
                  invitations={invitations}
                  onChanged={retry}
                  onRevoked={() => {
                    setMade(null);
                    targets.focus('intro');
                    retry();
                  }}
                />
              )}
              {removed.length === 0 ? null : (
                <RemovedTable
                  onRestored={() => {
                    targets.focus('intro');
                    retry();
                  }}
                  removed={removed}
                />
              )}
            </div>
          </>
        )}
      </ResourceState>
    </DashboardPage>
  );
}
