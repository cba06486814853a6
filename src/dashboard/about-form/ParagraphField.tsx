import { Button } from '@vitrine/design-system/components/button';
import { TextAreaField } from '@vitrine/design-system/components/field';
import { Text } from '@vitrine/design-system/components/text';
import { useState } from 'react';
import { blankItem } from '../../domain/about-form.ts';
import { paragraph as paragraphClass } from './about-form.css.ts';

interface ParagraphFieldProps {
  readonly paragraph: string;
  readonly onChange: (paragraph: string) => void;
  /** 'column 1' */
  readonly place: string;
  readonly disabled: boolean;
}

/**
 * The single paragraph of a column on edit, with 'Update Paragraph' (specification, section 2, "Edit about page"). What is
 * typed belongs to the form at once, so that Update never leaves it behind; the button checks it.
 */
export function ParagraphField({ paragraph, onChange, place, disabled }: ParagraphFieldProps) {
  const [error, setError] = useState<string | null>(null);
  const [note, setNote] = useState('');
  return (
    <div className={paragraphClass}>
      <TextAreaField
        error={error}
        label={`Paragraph, ${place}`}
        hideLabel
        maxLength={10_000}
        onChange={(event) => {
          onChange(event.currentTarget.value);
          setError(null);
          setNote('');
        }}
        placeholder="Paragraph"
        readOnly={disabled}
        value={paragraph}
      />
      <Button
        aria-label={`Update Paragraph, ${place}`}
        disabled={disabled}
        onClick={() => {
          const isBlank = paragraph.trim() === '';
          setError(isBlank ? blankItem.paragraph : null);
          setNote(isBlank ? '' : 'Paragraph updated. Update saves the page.');
        }}
        size="small"
      >
        Update Paragraph
      </Button>
      <div role="status">{note === '' ? null : <Text variant="dashSmall">{note}</Text>}</div>
    </div>
  );
}
