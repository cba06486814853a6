import { Text } from '@vitrine/design-system/components/text';
import { staysHidden, type PublicationValues, type VisibilityChoice } from '../../../domain/publication.ts';
import { linksKey, purposeOf, type LinkPurpose, type LinkSubject } from '../../../domain/share-links.ts';
import { useExtensions } from '../page/extensions.ts';
import { ClientLinks } from './ClientLinks.tsx';
import { NewPreviewLink, PreviewLinks, type FormOfLink } from './PreviewLinks.tsx';
import { texts } from './texts.ts';

interface ShareLinksProps {
  /** Null while it is not stored. */
  readonly subject: LinkSubject | null;
  /** What the form holds, and what is stored. */
  readonly chosen: PublicationValues;
  readonly stored: VisibilityChoice | '';
  readonly form: FormOfLink;
}

const extensionOf: Readonly<Record<LinkPurpose, string>> = { client: 'sealed', preview: 'previews' };

/** The links by which something that is not public is shown. There once it is stored as sealed, or as a draft; a draft's for a new one too. */
export function ShareLinks({ subject, chosen, stored, form }: ShareLinksProps) {
  const extensions = useExtensions();
  const offered = (purpose: LinkPurpose | null) =>
    purpose !== null && extensions.includes(extensionOf[purpose]) ? purpose : null;
  const now = subject === null ? null : offered(purposeOf(stored));
  const next = offered(purposeOf(chosen.visibility));
  const isHidden = () => staysHidden(chosen, Date.now());
  if (subject === null && next === 'preview') return <NewPreviewLink form={form} staysHidden={isHidden} />;
  return (
    <>
      {next === null || next === now ? null : <Text variant="dashSmall">{texts.submitFirst[next]}</Text>}
      {now === 'preview' && next === 'client' ? <Text variant="dashSmall">{texts.previewsEnd}</Text> : null}
      {subject === null || now !== 'client' ? null : <ClientLinks key={linksKey(subject)} subject={subject} />}
      {subject === null || now !== 'preview' ? null : (
        <PreviewLinks form={form} key={linksKey(subject)} staysHidden={isHidden} subject={subject} />
      )}
    </>
  );
}
