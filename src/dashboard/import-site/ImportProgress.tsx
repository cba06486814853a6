import { Button } from '@vitrine/design-system/components/button';
import { UploadPanel } from '@vitrine/design-system/components/drop-zone';
import { Inline } from '@vitrine/design-system/components/stack';
import { Text } from '@vitrine/design-system/components/text';
import { shareOf } from '../../domain/imports.ts';
import type { Importing } from '../../machines/importing/importing.react.tsx';
import { reasonOf } from '../shared/messages.ts';
import { part, parts } from './import-site.css.ts';
import { describeItems } from './texts.ts';

interface ImportProgressProps {
  readonly importing: Importing;
  readonly onClose: () => void;
}

/** What is under way: an export that is sent, a folder that is brought, or the work of the server. */
export function ImportProgress({ importing, onClose }: ImportProgressProps) {
  const { state, name, share, queue, total, found, problem, stop, retryFiles, skipFile } = importing;
  const [next] = queue;
  if (state === 'uploading') {
    return (
      <div className={parts}>
        <UploadPanel fileName={share < 1 ? name : `${name} is looked through …`} percent={share * 100} />
        <Inline gap={3}>
          <Button onClick={onClose}>Cancel</Button>
        </Inline>
      </div>
    );
  }
  if (state === 'following' || state === 'stopping') {
    return (
      <div className={parts}>
        <div className={part}>
          <UploadPanel
            fileName={found?.current ?? found?.name ?? ''}
            percent={found === null ? 0 : shareOf(found) * 100}
          />
          <Text variant="dashSmall">
            {found === null ? '' : `${describeItems(found)}. `}You may leave this page: the server goes on.
          </Text>
          {problem === null ? null : (
            <Text tone="danger" variant="dashSmall">
              {`${reasonOf(problem)} It is asked again.`}
            </Text>
          )}
        </div>
        <Inline gap={3} wrap>
          <Button busy={state === 'stopping'} busyLabel="Stopping..." onClick={stop}>
            Stop
          </Button>
          <Button onClick={onClose} variant="quiet">
            Back
          </Button>
        </Inline>
      </div>
    );
  }
  const done = total - queue.length;
  return (
    <div className={parts}>
      <div className={part}>
        <UploadPanel fileName={next?.path ?? name} percent={total === 0 ? 0 : (done / total) * 100} />
        <Text variant="dashSmall">{`${String(done)} of ${String(total)} files are there. Keep this page open until all are.`}</Text>
        {state === 'interrupted' && problem !== null ? (
          <div role="alert">
            <Text tone="danger" variant="dashText">
              {reasonOf(problem)}
            </Text>
          </div>
        ) : null}
      </div>
      <Inline gap={3} wrap>
        {state === 'interrupted' ? (
          <>
            <Button onClick={retryFiles} variant="primary">
              Try again
            </Button>
            <Button onClick={skipFile}>Leave this file out</Button>
          </>
        ) : null}
        <Button onClick={onClose} variant="quiet">
          Cancel
        </Button>
      </Inline>
    </div>
  );
}
