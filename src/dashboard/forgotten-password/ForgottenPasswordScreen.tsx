import { useLocation } from 'react-router-dom';
import { ForgottenOfferMachineContext } from '../../machines/administrators/administrators.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { usePageResource } from '../../machines/page-resource/page-resource.react.tsx';
import { DoorPage } from '../shared/door/DoorPage.tsx';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { AskForLink } from './AskForLink.tsx';
import { ChoosePassword } from './ChoosePassword.tsx';
import { Said } from './Said.tsx';

/** A forgotten password: has a link sent, and is where that link leads. */
export function ForgottenPasswordScreen() {
  const token = useLocation().hash.slice(1);
  return (
    <DoorPage heading="Forgotten password">
      {token === '' ? <Offer /> : <ChoosePassword key={token} token={token} />}
    </DoorPage>
  );
}

function Offer() {
  const resource = usePageResource(useProvidedMachine(ForgottenOfferMachineContext), 'offer');
  return (
    <ResourceState resource={resource}>
      {({ byMail }) =>
        byMail === true ? (
          <AskForLink />
        ) : (
          <Said heading="Forgotten password">
            {byMail === null
              ? 'Whoever keeps the server can give you a new one.'
              : 'This server sends no mail. Whoever keeps it gives you a new password by the command npm run password; another administrator cannot.'}
          </Said>
        )
      }
    </ResourceState>
  );
}
