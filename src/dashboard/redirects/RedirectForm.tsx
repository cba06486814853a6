import { Button } from '@vitrine/design-system/components/button';
import { TextField } from '@vitrine/design-system/components/field';
import { Inline, Stack } from '@vitrine/design-system/components/stack';
import { Text } from '@vitrine/design-system/components/text';
import { useId, useMemo, useState, type KeyboardEvent } from 'react';
import * as v from 'valibot';
import {
  checkRedirect,
  describeSource,
  describeTarget,
  type Redirect,
  type RedirectTexts,
} from '../../domain/redirects.ts';
import { useDraft } from '../../machines/draft/draft.react.tsx';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { pageOrigin } from '../../machines/page-origin.ts';
import { useIdempotencyKey, useSubmission } from '../../machines/submission/submission.react.tsx';
import { DraftNote } from '../shared/drafts/DraftNote.tsx';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';
import { isPlainEscape } from '../shared/forms/sending.ts';
import { reasonOf } from '../shared/messages.ts';
import { useOutcome } from '../shared/use-outcome.ts';
import { SaveRedirectMachineContext } from './machines.ts';
import { fields, withReading } from './redirects.css.ts';
import { texts } from './texts.ts';

/** The fields and the form of a redirect, or of a new one. */
export type FormTarget = `${'form' | 'source' | 'target'} ${string}`;

interface RedirectFormProps {
  /** Null to add one. */
  readonly redirect: Redirect | null;
  readonly targets: FocusTargets<FormTarget>;
  readonly onSaved: () => void;
  /** What it begins with instead of what is stored: it was given up before. */
  readonly begin?: RedirectTexts | null;
  /** Gives a change up; left out for a new one. @param typed what differs from what is stored; null where nothing does */
  readonly onCancel?: (typed: RedirectTexts | null) => void;
}

const schema = v.object({ source: v.string(), target: v.string(), idempotencyKey: v.nullable(v.string()) });
const draftShape = { schema, upgrades: [] };
const nameOf = ({ source, target }: v.InferOutput<typeof schema>) => source || target;
const noErrors = { source: null, target: null };

/** Both addresses. What was typed stays until it has been saved. */
export function RedirectForm({ redirect, targets, onSaved, begin = null, onCancel }: RedirectFormProps) {
  const id = redirect === null ? 'new' : String(redirect.id);
  const stored: RedirectTexts = useMemo(
    () => ({ source: redirect?.source ?? '', target: redirect?.target ?? '' }),
    [redirect?.source, redirect?.target],
  );
  const [typed, setTyped] = useState(begin ?? stored);
  const [errors, setErrors] = useState<ReturnType<typeof checkRedirect>>(noErrors);
  const { key: idempotencyKey, setKey, keyToSend } = useIdempotencyKey();
  const outcome = useOutcome();
  const isDirty = typed.source !== stored.source || typed.target !== stored.target;
  const draft = useDraft({
    key: `redirect:${id}`,
    value: useMemo(() => ({ ...typed, idempotencyKey }), [typed, idempotencyKey]),
    isDirty,
    version: redirect === null ? '' : JSON.stringify(stored),
    shape: draftShape,
    describe: nameOf,
    restore: ({ idempotencyKey: found, ...words }) => {
      setTyped(words);
      setKey(found);
    },
    reset: () => {
      setTyped(stored);
      setKey(null);
      setErrors(noErrors);
    },
  });
  const saving = useSubmission(useProvidedMachine(SaveRedirectMachineContext), {
    onSucceeded: () => {
      draft.clear();
      if (redirect === null) setTyped(stored);
      setKey(null);
      outcome.succeeded(redirect === null ? texts.added : texts.updated);
      onSaved();
      if (redirect === null) targets.focusAfter(`form ${id}`, `source ${id}`);
    },
    onFailed: (problem) => {
      const text = redirect === null ? texts.addFailed : texts.updateFailed;
      outcome.notSaved(text, problem);
      const part = problem.kind === 'http' && problem.part === 'target' ? 'target' : 'source';
      if (problem.kind === 'http' && problem.part !== undefined) setErrors({ ...noErrors, [part]: reasonOf(problem) });
      targets.focusAfter(`form ${id}`, `${part} ${id}`);
    },
  });
  const isHeld = saving.isBusy || draft.isOpening;
  const change = (name: keyof RedirectTexts, words: string) => {
    setTyped({ ...typed, [name]: words });
    setErrors({ ...errors, [name]: null });
  };
  const submit = () => {
    const wrong = checkRedirect(typed);
    setErrors(wrong);
    if (wrong.source !== null) targets.focus(`source ${id}`);
    else if (wrong.target !== null) targets.focus(`target ${id}`);
    else
      saving.submit({
        id: redirect?.id ?? null,
        source: typed.source.trim(),
        target: typed.target.trim(),
        idempotencyKey: redirect === null ? keyToSend() : null,
      });
  };
  const cancel = () => {
    if (onCancel === undefined) return;
    draft.clear();
    onCancel(isDirty ? typed : null);
  };
  const cancelByKey = (event: KeyboardEvent) => {
    if (isPlainEscape(event) && !saving.isBusy) cancel();
  };

  const readings = { source: describeSource(typed.source), target: describeTarget(typed.target, pageOrigin()) };
  const readingId = useId();
  const field = (name: keyof RedirectTexts, label: string, placeholder: string) => (
    <div className={withReading}>
      <TextField
        aria-describedby={readings[name] === '' ? undefined : `${readingId}-${name}`}
        autoCapitalize="off"
        autoComplete="off"
        dir="ltr"
        error={errors[name]}
        label={label}
        maxLength={2000}
        onChange={(event) => change(name, event.currentTarget.value)}
        placeholder={placeholder}
        readOnly={isHeld}
        ref={targets.ref(`${name} ${id}`)}
        required
        spellCheck={false}
        value={typed[name]}
      />
      {readings[name] === '' ? null : (
        <Text id={`${readingId}-${name}`} variant="dashSmall" wrap="anywhere">
          {readings[name]}
        </Text>
      )}
    </div>
  );

  return (
    <form
      aria-label={redirect === null ? 'New redirect' : `Redirect of ${redirect.source}`}
      noValidate
      onKeyDown={cancelByKey}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isHeld) submit();
      }}
      ref={targets.ref(`form ${id}`)}
    >
      <Stack gap={3}>
        <DraftNote draft={draft} onDiscarded={() => targets.focus(`source ${id}`)} place="part" />
        <div className={fields}>
          {field('source', 'Old address', '/2019/05/hello-world')}
          {field('target', 'Leads to', '/work or https://…')}
        </div>
        <Inline gap={3} wrap>
          <Button
            busy={saving.isBusy}
            busyLabel={redirect === null ? 'Adding...' : 'Saving...'}
            type="submit"
            variant="primary"
          >
            {redirect === null ? 'Add' : 'Save'}
          </Button>
          {onCancel === undefined ? null : (
            <Button disabled={saving.isBusy} onClick={cancel} variant="quiet">
              Cancel
            </Button>
          )}
        </Inline>
      </Stack>
    </form>
  );
}
