import { joinPath } from '../../domain/dashboard-paths.ts';
import { Button } from '@vitrine/design-system/components/button';
import { Inline } from '@vitrine/design-system/components/stack';
import { Text } from '@vitrine/design-system/components/text';
import type { RefCallback } from 'react';
import { isolated } from '../../domain/isolated.ts';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useAbsolute } from '../../machines/origin-context.ts';
import { useSubmission } from '../../machines/submission/submission.react.tsx';
import { CopyMachineContext } from '../shared/links/machines.ts';
import { useOutcome } from '../shared/use-outcome.ts';
import { address, parts, text } from './administrators.css.ts';
import { texts } from './texts.ts';

interface InvitationLinkProps {
  readonly name: string;
  readonly token: string;
  readonly titleRef: RefCallback<HTMLElement>;
  readonly onLeave: () => void;
}

/** The link of an invitation, once: copied and sent. */
export function InvitationLink({ name, token, titleRef, onLeave }: InvitationLinkProps) {
  const outcome = useOutcome();
  const absolute = useAbsolute();
  const copying = useSubmission(useProvidedMachine(CopyMachineContext), {
    onSucceeded: () => outcome.succeeded(texts.linkCopied),
    onFailed: (problem) => outcome.failed(texts.copyFailed, problem),
  });
  const link = absolute(`${joinPath}#${token}`);
  return (
    <section aria-label="Link of the invitation">
      <div className={parts}>
        <Text as="h2" ref={titleRef} tabIndex={-1} variant="dashRow" wrap="anywhere">
          Link for {isolated(name)}
        </Text>
        <div className={text}>
          <Text variant="dashText">{texts.send}</Text>
        </div>
        <Text variant="dashText">
          <span className={address} dir="ltr">
            {link}
          </span>
        </Text>
        <Inline gap={3} wrap>
          <Button busy={copying.isBusy} onClick={() => copying.submit(link)} variant="primary">
            Copy link
          </Button>
          <Button onClick={onLeave} variant="quiet">
            Done
          </Button>
        </Inline>
      </div>
    </section>
  );
}
