import { Button } from '@vitrine/design-system/components/button';
import { TextField } from '@vitrine/design-system/components/field';
import { safeAddress } from '@vitrine/markdown';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { isPlainEnter, isPlainEscape } from '../../forms/sending.ts';
import type { LinkQuestion } from './editor.ts';
import { linkBar, linkButtons } from './visual-field.css.ts';

/** An address as it is meant: without a scheme it is a page's or an e-mail's. Null for none. */
function meantAddress(typed: string): string | null {
  const address = typed.trim();
  const isMail = /^[^\s@/:]+@[^\s@/:]+$/.test(address);
  const candidates = [address, isMail ? `mailto:${address}` : `https://${address}`];
  return candidates.find((one) => safeAddress(one) !== null && /^\/|[.:]/.test(one)) ?? null;
}

interface LinkBarProps {
  readonly question: LinkQuestion;
  /** @param address null changes nothing, `''` takes the link away */
  readonly onAnswer: (address: string | null, words: string) => void;
}

/** Asks where a link leads, and for its words where none are selected. */
export function LinkBar({ question, onAnswer }: LinkBarProps) {
  const [words, setWords] = useState('');
  const [typed, setTyped] = useState(question.address);
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
  const whenKey = (event: KeyboardEvent) => {
    if (isPlainEscape(event)) onAnswer(null, '');
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
        <Button variant="quiet" size="small" onClick={() => onAnswer(null, '')}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
