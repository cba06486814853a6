import { Button } from '@vitrine/design-system/components/button';
import { Text } from '@vitrine/design-system/components/text';
import { useClosing } from '../../machines/closing/closing.react.tsx';
import { OpenOrClose } from '../shared/closing/OpenOrClose.tsx';
import { FormSection } from '../shared/forms/FormSection.tsx';
import { visitors } from './settings.css.ts';

const said = {
  open: 'The site is open. Closed, it shows visitors and search engines one page that says “Opens soon”: before it is ready, or over the holidays.',
  closed: 'Closed: only you see the site. Visitors and search engines find one page that says “Opens soon”.',
} as const;

/** Whether the site is open: kept beside the settings, and changed at once. */
export function VisitorsSection() {
  const { state, isClosed, retry } = useClosing();
  if (state === 'unoffered' || state === 'reading') return null;
  return (
    <div className={visitors}>
      <FormSection heading="Visitors">
        {state === 'unknown' ? (
          <>
            <Text variant="dashText">Whether the site is closed could not be read.</Text>
            <div>
              <Button onClick={retry}>Try again</Button>
            </div>
          </>
        ) : (
          <>
            <Text variant="dashText">{said[isClosed ? 'closed' : 'open']}</Text>
            <div>
              <OpenOrClose />
            </div>
          </>
        )}
      </FormSection>
    </div>
  );
}
