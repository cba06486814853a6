import { Text } from '@vitrine/design-system/components/text';
import { useMemo } from 'react';
import { differs, type RevisionPart } from '../../domain/history.ts';
import { come, gone, side, sides, words } from './history.css.ts';
import { wordChanges, type Piece } from './word-changes.ts';

/** A text or a choice: what it was before and what it was after the save; once where both are the same. */
export function TextChange({ part }: { readonly part: RevisionPart }) {
  const { label, before, after } = part;
  const pieces = useMemo(() => wordChanges(before ?? '', after ?? ''), [before, after]);
  return (
    <div>
      <Text as="dt" tone="ink" variant="dashText">
        {label}
      </Text>
      {differs(part) ? (
        <dd className={sides}>
          <Side name="Before" pieces={pieces.before} />
          <Side name="After" pieces={pieces.after} />
        </dd>
      ) : (
        <Text as="dd" variant="dashText" wrap="lines">
          {after === null || after === '' ? '(empty)' : after}
        </Text>
      )}
    </div>
  );
}

interface SideProps {
  readonly name: 'Before' | 'After';
  readonly pieces: readonly Piece[];
}

function Side({ name, pieces }: SideProps) {
  const isEmpty = pieces.every(({ text }) => text === '');
  return (
    <div className={side}>
      <Text variant="dashSmall">{name}</Text>
      {/* A long one scrolls by itself, by the keyboard too. */}
      <div aria-label={name} className={words} role="group" tabIndex={0}>
        <Text as="div" tone="ink" variant="dashText">
          {isEmpty
            ? '(empty)'
            : pieces.map(({ text, isChanged }, index) => (
                <Marked isChanged={isChanged} key={index} name={name} text={text} />
              ))}
        </Text>
      </div>
    </div>
  );
}

function Marked({ text, isChanged, name }: Piece & Pick<SideProps, 'name'>) {
  if (!isChanged) return text;
  return name === 'Before' ? <del className={gone}>{text}</del> : <ins className={come}>{text}</ins>;
}
