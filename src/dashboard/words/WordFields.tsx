import { Checkbox } from '@vitrine/design-system/components/checkbox';
import { TextField } from '@vitrine/design-system/components/field';
import { Text } from '@vitrine/design-system/components/text';
import { useState } from 'react';
import { hideable, type Hideable, type SettingsContent, type SettingsField } from '../../domain/site-settings.ts';
import { placesIn, wordGroups, type OwnWords, type Word } from '../../domain/words.ts';
import type { FocusTargets } from '../shared/focus/focus-targets.ts';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { menuItems, wordTexts } from './texts.ts';
import { group, groupCount, groupFields, groupName, groups } from './words.css.ts';

interface WordFieldsProps {
  readonly content: SettingsContent;
  readonly disabled: boolean;
  readonly errors: ReadonlyMap<SettingsField, string>;
  readonly onWord: (word: Word, own: string) => void;
  readonly onHide: (path: Hideable, isHidden: boolean) => void;
  readonly targets: Pick<FocusTargets<SettingsField>, 'ref'>;
}

/** What the menu shows, and the site's fixed texts in the studio's own words. */
export function WordFields({ content: { hidden, words }, disabled, errors, onWord, onHide, targets }: WordFieldsProps) {
  return (
    <>
      <FormSection heading="Menu">
        <Text tone="muted" variant="dashSmall">
          {menuItems.hint}
        </Text>
        {hideable.map((path) => (
          <Checkbox
            checked={!hidden.includes(path)}
            disabled={disabled}
            key={path}
            onCheckedChange={(isShown) => onHide(path, !isShown)}
          >
            {nameOf(menuItems.names[path], words)}
          </Checkbox>
        ))}
      </FormSection>
      <FormSection heading={wordTexts.heading}>
        <Text tone="muted" variant="dashSmall">
          {wordTexts.hint}
        </Text>
        <div className={groups}>
          {wordGroups.map(({ heading, words: texts }, index) => (
            <WordGroup
              beginsOpen={index === 0}
              disabled={disabled}
              errors={errors}
              heading={heading}
              key={heading}
              onWord={onWord}
              targets={targets}
              texts={texts}
              words={words}
            />
          ))}
        </div>
      </FormSection>
    </>
  );
}

function nameOf(word: Word, words: OwnWords): string {
  const own = words[word]?.trim() ?? '';
  return own === '' ? word : own;
}

interface WordGroupProps extends Pick<WordFieldsProps, 'disabled' | 'errors' | 'onWord' | 'targets'> {
  readonly heading: string;
  readonly texts: readonly Word[];
  readonly words: OwnWords;
  readonly beginsOpen: boolean;
}

/** The texts of one place. It opens by itself where one of them has to be mended. */
function WordGroup({ heading, texts, words, beginsOpen, disabled, errors, onWord, targets }: WordGroupProps) {
  const [isOpen, setIsOpen] = useState(beginsOpen);
  const changed = texts.filter((word) => nameOf(word, words) !== word).length;
  const isShown = isOpen || texts.some((word) => errors.has(`word: ${word}`));
  return (
    <details
      className={group}
      onToggle={({ currentTarget }) => {
        setIsOpen(currentTarget.open);
      }}
      open={isShown}
    >
      <summary className={groupName}>
        <span>{heading}</span>
        <span className={groupCount}>
          {changed === 0 ? texts.length : `${String(changed)} of ${String(texts.length)} changed`}
        </span>
      </summary>
      {isShown ? (
        <div className={groupFields}>
          {texts.map((word) => (
            <TextField
              error={errors.get(`word: ${word}`)}
              hint={placesIn(word).length === 0 ? undefined : wordTexts.placesHint}
              key={word}
              label={word}
              maxLength={500}
              onChange={({ currentTarget }) => onWord(word, currentTarget.value)}
              readOnly={disabled}
              ref={targets.ref(`word: ${word}`)}
              value={words[word] ?? ''}
            />
          ))}
        </div>
      ) : null}
    </details>
  );
}
