import { Text } from '@vitrine/design-system/components/text';
import type { VisibilityChoice } from '../../../domain/publication.ts';
import { linksKey, purposeOf, type LinkPurpose, type LinkSubject } from '../../../domain/share-links.ts';
import { useExtensions } from '../page/extensions.ts';
import { ClientLinks } from './ClientLinks.tsx';
import { PreviewLinks } from './PreviewLinks.tsx';
import { texts } from './texts.ts';

interface ShareLinksProps {
  /** Null while it is not stored. */
  readonly subject: LinkSubject | null;
  /** What the form holds, and what is stored. */
  readonly chosen: VisibilityChoice | '';
  readonly stored: VisibilityChoice | '';
}

const extensionOf: Readonly<Record<LinkPurpose, string>> = { client: 'sealed', preview: 'previews' };
const panels = { client: ClientLinks, preview: PreviewLinks } as const;

/** The links by which something that is not public is shown. There once it is stored as sealed, or as a draft. */
export function ShareLinks({ subject, chosen, stored }: ShareLinksProps) {
  const extensions = useExtensions();
  const offered = (purpose: LinkPurpose | null) =>
    purpose !== null && extensions.includes(extensionOf[purpose]) ? purpose : null;
  const now = subject === null ? null : offered(purposeOf(stored));
  const next = offered(purposeOf(chosen));
  const Panel = now === null ? null : panels[now];
  return (
    <>
      {next === null || next === now ? null : <Text variant="dashSmall">{texts.submitFirst[next]}</Text>}
      {Panel === null || subject === null ? null : <Panel key={linksKey(subject)} subject={subject} />}
    </>
  );
}
