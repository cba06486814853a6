import { ChoiceDialog } from '@vitrine/design-system/components/choice-dialog';
import { Text } from '@vitrine/design-system/components/text';
import type { Conflict } from '../../../machines/conflict/conflict.react.tsx';
import { comparison, side, sides, words } from './conflict-dialog.css.ts';
import { ownWords } from '../messages.ts';

/** One field of a form: as it was typed here, and as it is stored now. */
export interface ComparedField {
  readonly label: string;
  readonly mine: string;
  readonly stored: string;
}

interface ConflictDialogProps<Stored> {
  readonly conflict: Conflict<Stored>;
  /** Every field of the form beside what is stored; those that are the same are left out here. */
  readonly compare: (stored: Stored) => readonly ComparedField[];
  readonly onClosed?: () => void;
}

const descriptions = {
  closed: '',
  reading: 'Reading what is stored now…',
  failed: 'What is stored now could not be read.',
  asking: 'Nothing you typed is lost. Compare both, save yours over it, or load what is stored and drop yours.',
  comparing: 'Where the two differ:',
} as const;

/** Changed elsewhere: compare, save mine anyway, or load the stored version (see machines/conflict). */
export function ConflictDialog<Stored>({ conflict, compare, onClosed }: ConflictDialogProps<Stored>) {
  const { state, stored, problem } = conflict;
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
      description={problem === null ? descriptions[state] : `${descriptions[state]} ${ownWords(problem)}`}
      onCancel={conflict.close}
      onClosed={onClosed}
      open={conflict.isOpen}
      question="This was changed elsewhere since you opened it"
    >
      {state === 'comparing' && stored !== null ? <Comparison fields={compare(stored)} /> : null}
    </ChoiceDialog>
  );
}

function Comparison({ fields }: { readonly fields: readonly ComparedField[] }) {
  const different = fields.filter(({ mine, stored }) => mine !== stored);
  if (different.length === 0) return <Text variant="dashText">Both say the same.</Text>;
  return (
    <dl className={comparison}>
      {different.map(({ label, mine, stored }) => (
        <div key={label}>
          <Text as="dt" tone="ink" variant="dashText">
            {label}
          </Text>
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
