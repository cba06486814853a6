import { Text } from '@vitrine/design-system/components/text';
import { TextLink } from '@vitrine/design-system/components/text-link';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import { OpenInvitationMachineContext } from '../../machines/administrators/administrators.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { usePageResource } from '../../machines/page-resource/page-resource.react.tsx';
import { form, title } from '../shared/door/door.css.ts';
import { DoorPage } from '../shared/door/DoorPage.tsx';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { JoinForm } from './JoinForm.tsx';

/** Where the link of an invitation leads: the door, before one has a key. */
export function JoinScreen() {
  const token = useLocation().hash.slice(1);
  const navigate = useNavigate();
  const resource = usePageResource(useProvidedMachine(OpenInvitationMachineContext), token === '' ? '-' : token);
  return (
    <DoorPage heading="Join">
      <ResourceState resource={resource}>
        {({ invitation }) =>
          invitation === null ? (
            <NotGood />
          ) : (
            <JoinForm
              invitation={invitation}
              onJoined={() => navigate(paths.dashboard, { replace: true })}
              token={token}
            />
          )
        }
      </ResourceState>
    </DoorPage>
  );
}

/** The link was used, withdrawn, or is too old. */
function NotGood() {
  return (
    <div className={form}>
      <div className={title}>
        <Text as="h1" variant="display">
          Join
        </Text>
      </div>
      <Text variant="ui">
        This invitation is not good any more: it was used, withdrawn, or is older than a week. Ask for another. If you
        have joined already,{' '}
        <TextLink asChild>
          <Link to={paths.login}>log in</Link>
        </TextLink>
        .
      </Text>
    </div>
  );
}
