import { Button } from '@vitrine/design-system/components/button';
import { Text } from '@vitrine/design-system/components/text';
import { useId, useState } from 'react';
import { unreadable } from './draft-note.css.ts';

interface UnreadableDraftProps {
  readonly texts: readonly string[];
}

/** What was typed in a draft that this release cannot put into its form, to be copied. */
export function UnreadableDraft({ texts }: UnreadableDraftProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Text variant="dashSmall">
        Another version of the dashboard has written it, which this one cannot put into the form.
      </Text>
      {texts.length === 0 ? null : (
        <div>
          <Button
            aria-controls={id}
            aria-expanded={isOpen}
            onClick={() => setIsOpen(!isOpen)}
            size="small"
            variant="quiet"
          >
            {isOpen ? 'Hide its texts' : 'Show its texts'}
          </Button>
        </div>
      )}
      <div className={unreadable} hidden={!isOpen} id={id}>
        {texts.map((text, index) => (
          // Texts may be alike, and never change.
          <Text key={index} tone="ink" variant="dashText" wrap="anywhere">
            {text}
          </Text>
        ))}
      </div>
    </>
  );
}
