import { Button } from '@vitrine/design-system/components/button';
import { TextField } from '@vitrine/design-system/components/field';
import { safeAddress } from '@vitrine/markdown';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { isPlainEnter, isPlainEscape } from '../../forms/sending.ts';
import type { LinkQuestion } from './links.ts';
import { linkBar, linkButtons } from './visual-field.css.ts';

/** An address as it is meant: without a scheme it is a page's or an e-mail's. Null for none. */
function meantAddress(typed: string): string | null {
  const address = typed.trim();
  const isMail = /^[^\s@/:]+@[^\s@/:]+$/.test(address);
  const candidates = [address, isMail ? `mailto:${address}` : `https://${address}`];
  return candidates.find((one) => safeAddress(one) !== null && /^\/|[.:]/.test(one)) ?? null;
}

/** What was typed before Escape, or Cancel. */
export interface GivenUpLink {
  readonly words: string;
  readonly address: string;
}

interface LinkBarProps {
  readonly question: LinkQuestion;
  /** Null where it begins with what stands in the text. */
  readonly begin: GivenUpLink | null;
  /** @param address `''` takes the link away */
  readonly onAnswer: (address: string, words: string) => void;
  /** @param typed null where nothing was changed */
  readonly onCancel: (typed: GivenUpLink | null) => void;
}

/** Asks where a link leads, and for its words where none are selected. */
export function LinkBar({ question, begin, onAnswer, onCancel }: LinkBarProps) {
  const [words, setWords] = useState(begin?.words ?? '');
  const [typed, setTyped] = useState(begin?.address ?? question.address);
  const [isWrong, setIsWrong] = useState(false);
  const address = useRef<HTMLInputElement>(null);
  useEffect(() => {
    address.current?.focus();
    address.current?.select();
  }, []);
  const apply = () => {
    const meant = meantAddress(typed);
    setIsWrong(meant === null);
    if (meant === null) address.current?.focus();
    else onAnswer(meant, words.trim());
  };
  const cancel = () => {
    const isChanged = words.trim() !== '' || typed.trim() !== question.address;
    onCancel(isChanged ? { words, address: typed } : null);
  };
  const whenKey = (event: KeyboardEvent) => {
    if (isPlainEscape(event)) cancel();
    else if (isPlainEnter(event) && event.target instanceof HTMLInputElement) apply();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div aria-label="Link" className={linkBar} onKeyDown={whenKey} role="group">
      {question.words === '' ? (
        <TextField
          autoComplete="off"
          label="Words of the link"
          onChange={({ currentTarget }) => setWords(currentTarget.value)}
          value={words}
        />
      ) : null}
      <TextField
        autoComplete="off"
        error={isWrong ? 'Enter an address, such as https://studio.example' : undefined}
        inputMode="url"
        label="Address of the link"
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        ref={address}
        value={typed}
      />
      <div className={linkButtons}>
        <Button size="small" onClick={apply}>
          Set link
        </Button>
        {question.address === '' || question.words === question.address ? null : (
          <Button variant="quiet" size="small" onClick={() => onAnswer('', '')}>
            Remove link
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
