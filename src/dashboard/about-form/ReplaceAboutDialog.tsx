import { ConfirmDialog } from '@vitrine/design-system/components/confirm-dialog';
import { Text } from '@vitrine/design-system/components/text';
import { summariseAbout } from '../../domain/about-form.ts';
import type { About } from '../../domain/content.ts';
import type { Replacement } from '../../machines/replacement/replacement.react.tsx';
import { MediaPreview } from '../shared/media/MediaPreview.tsx';
import { counted } from '../shared/messages.ts';
import { image, lost } from './about-form.css.ts';

interface ReplaceAboutDialogProps {
  readonly replacement: Replacement<About>;
  readonly onClosed: () => void;
}

const unknown =
  'What is on the site now could not be read. If there is an About page, it is replaced by what you have typed.';

/** Asks before a live About page is replaced, and shows what goes. */
export function ReplaceAboutDialog({ replacement, onClosed }: ReplaceAboutDialogProps) {
  const { stored } = replacement;
  return (
    <ConfirmDialog
      confirmLabel="Replace it"
      description={stored === null ? unknown : 'All of it goes from the site, and what you have typed takes its place:'}
      destructive
      onCancel={replacement.cancel}
      onClosed={onClosed}
      onConfirm={replacement.accept}
      open={replacement.isOpen}
      question="Replace the About page?"
    >
      {stored === null ? null : <Lost about={stored} />}
    </ConfirmDialog>
  );
}

function Lost({ about }: { readonly about: About }) {
  const { heading, beginning, groups, paragraphs, clients } = summariseAbout(about);
  const counts = [
    groups > 0 && `${counted(groups, 'group', 'groups')} in What We Do`,
    paragraphs > 0 && `${counted(paragraphs, 'paragraph', 'paragraphs')} in How We Do It`,
    clients > 0 && counted(clients, 'client', 'clients'),
  ].filter((part) => part !== false);
  return (
    <div className={lost}>
      {heading === '' ? null : (
        <Text tone="ink" variant="dashText" wrap="anywhere">
          {heading}
        </Text>
      )}
      {beginning === '' ? null : (
        <Text variant="dashSmall" wrap="anywhere">
          {beginning}
        </Text>
      )}
      {about.image === null ? null : (
        <div className={image}>
          <MediaPreview
            alt={about.image.alt ?? 'Current About image'}
            isRounded
            media={about.image}
            ratio="1200/380"
            size="wide"
          />
        </div>
      )}
      {counts.length === 0 ? null : <Text variant="dashSmall">{counts.join(', ')}</Text>}
    </div>
  );
}
