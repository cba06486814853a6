import { ChoiceDialog } from '@vitrine/design-system/components/choice-dialog';
import { Text } from '@vitrine/design-system/components/text';
import type { Conflict } from '../../../machines/conflict/conflict.react.tsx';
import { comparison, side, sides, words } from './conflict-dialog.css.ts';
import type { ForEditing } from '../../../domain/content.ts';
import type { Side } from '../../../domain/merge.ts';
import { ownWords } from '../messages.ts';
import { timeOf } from '../moments.ts';

/** One field of a form: as it was typed here, and as it is stored now. */
export interface ComparedField {
  readonly label: string;
  readonly mine: string;
  readonly stored: string;
  /** Who has changed it since the form was opened. */
  readonly side: Side;
}

interface ConflictDialogProps<Stored> {
  readonly conflict: Conflict<Stored>;
  /** Every field of the form beside what is stored; those that are the same are left out here. */
  readonly compare: (stored: ForEditing<Stored>) => readonly ComparedField[];
  readonly onClosed: () => void;
}

const descriptions = {
  closed: '',
  reading: 'Reading what is stored now…',
  failed: 'What is stored now could not be read.',
  asking:
    'Nothing you typed is lost. “Save mine anyway” writes only what you changed here. “Load the stored version” drops it.',
  comparing: 'Where the two differ:',
} as const;

function describe({ state, change, problem }: Pick<Conflict<unknown>, 'state' | 'change' | 'problem'>): string {
  const by = change === null ? [] : [`Changed last by ${change.name}, ${timeOf(change.at, Date.now())}.`];
  const why = problem === null ? [] : [ownWords(problem)];
  return state === 'closed' ? '' : [...by, descriptions[state], ...why].join(' ');
}

/** What becomes of a field when mine is saved. */
const outcomes = {
  mine: 'Changed here',
  theirs: 'Changed elsewhere, stays as stored',
  both: 'Changed on both sides, yours is written where they differ',
} as const;

/** Changed elsewhere: compare, save mine anyway, or load the stored version (see machines/conflict). */
export function ConflictDialog<Stored>({ conflict, compare, onClosed }: ConflictDialogProps<Stored>) {
  const { state, stored } = conflict;
  const mine = { label: 'Save mine anyway', onPress: conflict.overwrite };
  const theirs = { label: 'Load the stored version', onPress: conflict.load };
  const choices = {
    closed: [],
    reading: [],
    failed: [{ label: 'Try again', onPress: conflict.retry }, mine],
    asking: [{ label: 'Compare', onPress: conflict.compare }, mine, theirs],
    comparing: [mine, theirs],
  }[state];
  return (
    <ChoiceDialog
      cancelLabel="Go on editing"
      choices={choices}
      description={describe(conflict)}
      onCancel={conflict.close}
      onClosed={onClosed}
      open={conflict.isOpen}
      question="This was changed elsewhere since you opened it"
    >
      {state === 'asking' && stored !== null ? <Summary fields={compare(stored)} /> : null}
      {state === 'comparing' && stored !== null ? <Comparison fields={compare(stored)} /> : null}
    </ChoiceDialog>
  );
}

/** Which fields are mine, theirs and both's, by their names. */
function Summary({ fields }: { readonly fields: readonly ComparedField[] }) {
  const found = (['mine', 'theirs', 'both'] as const).flatMap((side) => {
    const names = fields.filter((field) => field.side === side).map(({ label }) => label);
    return names.length === 0 ? [] : [{ side, names }];
  });
  if (found.length === 0) return <Text variant="dashText">Both say the same.</Text>;
  return (
    <dl className={comparison}>
      {found.map(({ side, names }) => (
        <div key={side}>
          <Text as="dt" variant="dashSmall">
            {outcomes[side]}
          </Text>
          <Text as="dd" tone="ink" variant="dashText">
            {names.join(', ')}
          </Text>
        </div>
      ))}
    </dl>
  );
}

function Comparison({ fields }: { readonly fields: readonly ComparedField[] }) {
  const different = fields.flatMap(({ side, ...field }) => (side === 'same' ? [] : [{ ...field, side }]));
  if (different.length === 0) return <Text variant="dashText">Both say the same.</Text>;
  return (
    <dl className={comparison}>
      {different.map(({ label, mine, stored, side }) => (
        <div key={label}>
          <dt>
            <Text as="span" tone="ink" variant="dashText">
              {label}
            </Text>{' '}
            <Text as="span" variant="dashSmall">
              {outcomes[side]}
            </Text>
          </dt>
          <dd className={sides}>
            <Side name="Yours" text={mine} />
            <Side name="Stored" text={stored} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Side({ name, text }: { readonly name: string; readonly text: string }) {
  return (
    <div className={side}>
      <Text variant="dashSmall">{name}</Text>
      <div className={words}>
        <Text tone="ink" variant="dashText">
          {text === '' ? '(empty)' : text}
        </Text>
      </div>
    </div>
  );
}
