import { Button, ButtonLink } from '@vitrine/design-system/components/button';
import { Inline } from '@vitrine/design-system/components/stack';
import { Text } from '@vitrine/design-system/components/text';
import type { RefCallback } from 'react';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useSubmission } from '../../machines/submission/submission.react.tsx';
import { CopyMachineContext } from '../shared/links/machines.ts';
import { useOutcome } from '../shared/use-outcome.ts';
import { codes as codesClass, parts, secret, text } from './sign-in.css.ts';
import { texts } from './texts.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly titleRef: RefCallback<HTMLElement>;
  readonly onLeave: () => void;
}

/** The recovery codes, once: copied, downloaded or written down. */
export function RecoveryCodes({ codes, titleRef, onLeave }: RecoveryCodesProps) {
  const outcome = useOutcome();
  const copying = useSubmission(useProvidedMachine(CopyMachineContext), {
    onSucceeded: () => outcome.succeeded(texts.copied),
    onFailed: (problem) => outcome.failed(texts.copyFailed, problem),
  });
  const all = `${codes.join('\n')}\n`;
  return (
    <section aria-label="Recovery codes">
      <div className={parts}>
        <Text as="h3" ref={titleRef} tabIndex={-1} variant="dashRow">
          Recovery codes
        </Text>
        <div className={text}>
          <Text variant="dashText">{texts.keep}</Text>
        </div>
        <ul className={codesClass}>
          {codes.map((code) => (
            <Text as="li" key={code} variant="dashText">
              <span className={secret} dir="ltr">
                {code}
              </span>
            </Text>
          ))}
        </ul>
        <Inline gap={3} wrap>
          <Button busy={copying.isBusy} onClick={() => copying.submit(all)}>
            Copy
          </Button>
          <ButtonLink download="recovery-codes.txt" href={`data:text/plain;charset=utf-8,${encodeURIComponent(all)}`}>
            Download
          </ButtonLink>
          <Button onClick={onLeave} variant="primary">
            I have kept them
          </Button>
        </Inline>
      </div>
    </section>
  );
}
