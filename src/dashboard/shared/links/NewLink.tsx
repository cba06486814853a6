import { Button } from '@vitrine/design-system/components/button';
import { TextField } from '@vitrine/design-system/components/field';
import { useMemo, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import * as v from 'valibot';
import { checkLink, endOfDay, linksKey, usualLastDay } from '../../../domain/share-links.ts';
import type { LinkSubject, ShareLink } from '../../../domain/share-links.ts';
import { useDraft } from '../../../machines/draft/draft.react.tsx';
import { useProvidedMachine } from '../../../machines/machine-context.ts';
import { useIdempotencyKey, useSubmission } from '../../../machines/submission/submission.react.tsx';
import { useShowToast } from '../../../machines/toasts/toasts.react.tsx';
import { isPlainEnter } from '../forms/sending.ts';
import { formFailure } from '../messages.ts';
import { MakeLinkMachineContext } from './machines.ts';
import { texts } from './texts.ts';
import { fields, panel } from './share-links.css.ts';

const schema = v.object({ name: v.string(), lastDay: v.string(), idempotencyKey: v.nullable(v.string()) });
const draftShape = { schema, upgrades: [] };
const nameOf = ({ name }: v.InferOutput<typeof schema>) => name;

interface NewLinkProps {
  readonly subject: LinkSubject;
  readonly nameRef: Ref<HTMLInputElement>;
  /** Of all of it. */
  readonly placeRef: Ref<HTMLDivElement>;
  /** @param link null where the provider does not tell it */
  readonly onMade: (link: ShareLink | null) => void;
}

/** Makes a link. No form of its own, as it stands within one; what was typed is kept until the link is made. */
export function NewLink({ subject, nameRef, placeRef, onMade }: NewLinkProps) {
  const { show } = useShowToast();
  const [now] = useState(() => Date.now());
  const usual = usualLastDay(now);
  const [name, setName] = useState('');
  const [lastDay, setLastDay] = useState(usual);
  const [errors, setErrors] = useState<ReturnType<typeof checkLink>>({ name: null, lastDay: null });
  const { key: idempotencyKey, setKey, keyToSend } = useIdempotencyKey();
  const place = useRef<HTMLDivElement>(null);
  const reset = () => {
    setName('');
    setLastDay(usual);
    setKey(null);
  };
  const draft = useDraft({
    key: `link:${linksKey(subject)}`,
    value: useMemo(() => ({ name, lastDay, idempotencyKey }), [name, lastDay, idempotencyKey]),
    isDirty: name !== '',
    version: '',
    shape: draftShape,
    describe: nameOf,
    restore: (found) => {
      setName(found.name);
      setLastDay(found.lastDay);
      setKey(found.idempotencyKey);
    },
    reset,
  });
  const making = useSubmission(useProvidedMachine(MakeLinkMachineContext), {
    onSucceeded: (link) => {
      reset();
      onMade(link);
    },
    onFailed: (problem) => show(formFailure(texts.makeFailed, problem)),
  });

  const make = () => {
    const wrong = checkLink({ name, lastDay }, Date.now());
    setErrors(wrong);
    const end = endOfDay(lastDay);
    if (wrong.name !== null || wrong.lastDay !== null || end === null) {
      place.current?.querySelectorAll('input')[wrong.name === null ? 1 : 0]?.focus();
      return;
    }
    making.submit({ subject, name: name.trim(), expiresAt: end.toISOString(), idempotencyKey: keyToSend() });
  };
  const isHeld = making.isBusy || draft.isOpening;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isPlainEnter(event)) return;
    event.preventDefault();
    if (!isHeld) make();
  };

  return (
    <div className={panel} ref={placeRef}>
      <div className={fields} ref={place}>
        <TextField
          autoComplete="off"
          error={errors.name}
          label="New link for"
          maxLength={200}
          onChange={(event) => {
            setName(event.currentTarget.value);
            setErrors({ ...errors, name: null });
          }}
          onKeyDown={onKeyDown}
          placeholder="Name of the client"
          readOnly={isHeld}
          ref={nameRef}
          value={name}
        />
        <TextField
          error={errors.lastDay}
          label="Opens until"
          onChange={(event) => {
            setLastDay(event.currentTarget.value);
            setErrors({ ...errors, lastDay: null });
          }}
          onKeyDown={onKeyDown}
          readOnly={isHeld}
          type="date"
          value={lastDay}
        />
      </div>
      <div>
        <Button busy={making.isBusy} busyLabel="Making…" onClick={make}>
          Make link
        </Button>
      </div>
    </div>
  );
}
