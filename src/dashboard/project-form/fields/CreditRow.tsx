import { TextField } from '@vitrine/design-system/components/field';
import { SmallCrossIcon } from '@vitrine/design-system/components/icon';
import { IconButton } from '@vitrine/design-system/components/icon-button';
import { asWritten } from '@vitrine/design-system/components/text';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import type { KeyboardEvent } from 'react';
import type { Credit } from '../../../domain/content.ts';
import { isWholeCredit } from '../../../domain/credits.ts';
import type { FormCredit } from '../../../domain/credits.ts';
import { useIsLocked, useProjectForm } from '../../../machines/project-form/project-form.react.tsx';
import type { FocusTargets } from '../../shared/focus/focus-targets.ts';
import { isPlainEnter, isPlainEscape } from '../../shared/forms/sending.ts';
import { GripIcon } from '../../shared/lists/row-icons.tsx';
import { useSortableRow } from '../../shared/lists/use-sortable-row.tsx';
import { editing, floating, gap, row, texts, who } from './credits.css.ts';

/** What of a credit may take the focus, by its key. */
export type CreditTarget = `${'edit' | 'role' | 'name' | 'remove'} ${string}`;

/** 'Photography: Ada Lovelace' */
export function nameOf({ role, name }: Credit): string {
  return [role, name].map((text) => text.trim()).join(': ');
}

interface CreditRowProps {
  readonly credit: FormCredit;
  /** As it was when it was opened; null while it is not edited. */
  readonly before: FormCredit | null;
  readonly targets: FocusTargets<CreditTarget>;
  /** One place up (-1) or down (1). */
  readonly onMove: (step: -1 | 1) => void;
  readonly onRemove: () => void;
  /** @param before null where it is edited no longer */
  readonly onOpened: (before: FormCredit | null) => void;
  /** @param typed what was changed and is taken back */
  readonly onGivenUp: (typed: FormCredit) => void;
}

const steps: ReadonlyMap<string, -1 | 1> = new Map([
  ['ArrowUp', -1],
  ['ArrowDown', 1],
]);

/** One credit: pressed it becomes two fields; dragged by its handle, or moved with Alt and an arrow. */
export function CreditRow({ credit, before, targets, onMove, onRemove, onOpened, onGivenUp }: CreditRowProps) {
  const { creditKey: key, role, name } = credit;
  const isOff = useIsLocked();
  const { ref, style, isDragging, handle } = useSortableRow(key, `credit ${nameOf(credit)}`, isOff);
  return (
    <li
      className={isDragging ? `${row} ${gap}` : row}
      onKeyDown={(event) => {
        const step = event.altKey ? steps.get(event.key) : undefined;
        if (step === undefined || isOff) return;
        event.preventDefault();
        onMove(step);
      }}
      ref={ref}
      style={style}
    >
      {handle}
      {before === null || isOff ? (
        <button
          className={texts}
          disabled={isOff}
          onClick={() => {
            onOpened(credit);
            targets.focus(`role ${key}`);
          }}
          ref={targets.ref(`edit ${key}`)}
          type="button"
        >
          <VisuallyHidden>Edit credit</VisuallyHidden>
          <span {...asWritten(role)}>{role}</span>
          <span {...asWritten(name)} className={who}>
            {name}
          </span>
        </button>
      ) : (
        <CreditFields
          before={before}
          credit={credit}
          onDone={() => onOpened(null)}
          onGivenUp={onGivenUp}
          targets={targets}
        />
      )}
      <IconButton
        disabled={isOff}
        edge="end"
        label={`Remove credit ${nameOf(credit)}`}
        onClick={onRemove}
        ref={targets.ref(`remove ${key}`)}
      >
        <SmallCrossIcon size={14} />
      </IconButton>
    </li>
  );
}

interface CreditFieldsProps extends Pick<CreditRowProps, 'credit' | 'targets' | 'onGivenUp'> {
  readonly before: FormCredit;
  readonly onDone: () => void;
}

/** Role and name in their place. Enter and leaving them end it, Escape takes it back; a half is asked for its other half. */
function CreditFields({ before, credit, targets, onDone, onGivenUp }: CreditFieldsProps) {
  const { send } = useProjectForm();
  const { creditKey: key } = credit;
  const done = (isByKey: boolean) => {
    if (!isWholeCredit(credit)) return;
    onDone();
    if (isByKey) targets.focus(`edit ${key}`);
  };
  const field = (part: 'role' | 'name') => ({
    autoComplete: 'off',
    error: credit[part].trim() === '' ? 'Needed' : null,
    hideLabel: true,
    label: part === 'role' ? 'Role of this credit' : 'Name of this credit',
    maxLength: 500,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
      send({ type: 'credit.edited', credit: { ...credit, [part]: event.currentTarget.value } }),
    onKeyDown: (event: KeyboardEvent) => {
      if (isPlainEnter(event)) done(true);
      if (!isPlainEscape(event)) return;
      if (nameOf(credit) !== nameOf(before)) onGivenUp(credit);
      send({ type: 'credit.edited', credit: before });
      onDone();
      targets.focus(`edit ${key}`);
    },
    ref: targets.ref(`${part} ${key}`),
    value: credit[part],
  });
  return (
    <div
      className={editing}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) done(false);
      }}
    >
      <TextField {...field('role')} />
      <TextField {...field('name')} />
    </div>
  );
}

/** The dragged credit; screen readers get the row itself. */
export function FloatingCredit({ credit }: { readonly credit: FormCredit }) {
  return (
    <div aria-hidden="true" className={floating}>
      <GripIcon />
      <span {...asWritten(credit.role)}>{credit.role}</span>
      <span {...asWritten(credit.name)} className={who}>
        {credit.name}
      </span>
    </div>
  );
}
