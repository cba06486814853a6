import { Button, ButtonLink } from '@vitrine/design-system/components/button';
import { Checkbox } from '@vitrine/design-system/components/checkbox';
import { SelectField } from '@vitrine/design-system/components/field';
import { Inline } from '@vitrine/design-system/components/stack';
import { asWritten, Text } from '@vitrine/design-system/components/text';
import { canRun, countChosen, withHost, withType, type SiteImport } from '../../domain/imports.ts';
import type { Importing } from '../../machines/importing/importing.react.tsx';
import { counted } from '../shared/messages.ts';
import { list, part, parts, typeRow, words } from './import-site.css.ts';
import { ImportedRecords } from './ImportedRecords.tsx';
import { askWhatBecomes, becomes, countRecords, describeItems, describeState, describeType } from './texts.ts';

interface ImportPlanProps {
  readonly importing: Importing;
  readonly found: SiteImport;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** What was found, and what of it is wanted; of one that was run, what has become of it. */
export function ImportPlan({ importing, found, onRemove, onClose }: ImportPlanProps) {
  const { choices, choose, run, refused } = importing;
  const isStarting = importing.state === 'starting';
  const { state, types, hosts, addresses, skipped, items, reason } = found;
  const wasRun = state === 'done' || state === 'cancelled' || state === 'failed' || state === 'removed';
  const isOpen = canRun(found);
  const chosen = countChosen(found, choices);
  const said = describeState(found, importing.total > 0);
  return (
    <div className={parts}>
      {wasRun ? (
        <section aria-labelledby="import-result" className={part}>
          <Text as="h2" id="import-result" variant="dashSection">
            {state === 'removed' ? 'What it brought was deleted' : 'What was taken'}
          </Text>
          <Text variant="dashText">
            {describeItems(found)}.
            {state === 'removed'
              ? ' Recently Deleted has it for thirty days.'
              : items.done > 0
                ? ' Everything is a draft.'
                : ''}
            {found.records.length === 0 ? '' : ` Made: ${countRecords(found)}.`}
          </Text>
          {reason === null ? null : (
            <Text tone="danger" variant="dashText">
              {reason}
            </Text>
          )}
          <ImportedRecords {...found} />
        </section>
      ) : null}

      {said === null ? null : <Text variant="dashText">{said}</Text>}

      {!isOpen || types.length === 0 ? null : (
        <section aria-labelledby="import-found" className={part}>
          <Text as="h2" id="import-found" variant="dashSection">
            What was found
          </Text>
          {types.map(({ type, count }) => (
            <div className={typeRow} key={type}>
              <Text as="span" variant="dashText">
                {describeType(type, count)}
              </Text>
              <SelectField
                hideLabel
                label={askWhatBecomes(type, count)}
                onChange={(event) => {
                  const as = becomes.find(([value]) => value === event.currentTarget.value);
                  if (as !== undefined) choose(withType(choices, type, as[0]));
                }}
                value={choices.types[type] ?? 'none'}
              >
                {becomes.map(([value, name]) => (
                  <option key={value} value={value}>
                    {name}
                  </option>
                ))}
              </SelectField>
            </div>
          ))}
        </section>
      )}

      {!isOpen || hosts.length === 0 ? null : (
        <section aria-labelledby="import-hosts" className={part}>
          <Text as="h2" id="import-hosts" variant="dashSection">
            Pictures and films
          </Text>
          <Text variant="dashSmall">
            They are not in the export. Tick the hosts from which this server may fetch them; of the others nothing is
            fetched.
          </Text>
          {hosts.map(({ host, files }) => (
            <Checkbox
              checked={choices.hosts.includes(host)}
              key={host}
              onCheckedChange={(isTicked) => choose(withHost(choices, host, isTicked))}
            >
              <span className={words}>
                {files === 0 ? `${host}: another host leads there` : `${host}: ${counted(files, 'file', 'files')}`}
              </span>
            </Checkbox>
          ))}
        </section>
      )}

      {!isOpen || addresses === 0 ? null : (
        <section aria-labelledby="import-addresses" className={part}>
          <Text as="h2" id="import-addresses" variant="dashSection">
            Old addresses
          </Text>
          <Checkbox checked={choices.redirects} onCheckedChange={(redirects) => choose({ ...choices, redirects })}>
            {`Have ${counted(addresses, 'old address', 'old addresses')} lead to the new ones, once these are published`}
          </Checkbox>
        </section>
      )}

      {skipped.length === 0 && refused.length === 0 ? null : (
        <section aria-labelledby="import-skipped" className={part}>
          <Text as="h2" id="import-skipped" variant="dashSection">
            What is left out
          </Text>
          <ul className={list}>
            {skipped.map(({ reason: why, count }) => (
              <Text as="li" key={why} variant="dashText">{`${why}: ${String(count)}`}</Text>
            ))}
            {refused.map(({ path, reason: why }) => (
              <Text as="li" key={path} variant="dashText">
                <span className={words} {...asWritten(path)}>{`${path}: ${why}`}</span>
              </Text>
            ))}
          </ul>
        </section>
      )}

      <div className={part}>
        {isOpen && types.length > 0 ? (
          <Text variant="dashSmall">
            {items.skipped > 0 && !wasRun
              ? `${counted(items.skipped, 'item was', 'items were')} taken before, and will not be taken again. `
              : ''}
            Everything becomes a draft: nothing is published by itself.
          </Text>
        ) : null}
        <Inline gap={3} wrap>
          {isOpen && types.length > 0 ? (
            <Button busy={isStarting} busyLabel="Starting..." disabled={chosen === 0} onClick={run} variant="primary">
              {wasRun ? 'Import what is left' : `Import ${counted(chosen, 'item', 'items')}`}
            </Button>
          ) : null}
          {wasRun ? (
            <ButtonLink asChild>
              <a download href={found.report}>
                Download report
              </a>
            </ButtonLink>
          ) : null}
          {found.made > 0 && state !== 'removed' ? (
            <Button onClick={onRemove}>Delete everything it brought</Button>
          ) : null}
          <Button disabled={isStarting} onClick={onClose} variant="quiet">
            Back
          </Button>
        </Inline>
      </div>
    </div>
  );
}
