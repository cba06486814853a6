import { Suspense, type ComponentType } from 'react';
import { ArrowLink } from '@vitrine/design-system/components/arrow-link';
import { Text } from '@vitrine/design-system/components/text';
import { TextLink } from '@vitrine/design-system/components/text-link';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { PageHead } from '../shared/PageHead.tsx';
import { paths } from '../../domain/paths.ts';
import { Link } from 'react-router-dom';
import { nothingHere } from '../shared/nothing-here.css.ts';
import { SectionRow } from '../shared/SectionRow.tsx';
import { useSay, useSite } from '../../machines/site-context.ts';
import { linkSpace } from '../shared/text-band.css.ts';
import { screen } from './contact.css.ts';
import { form } from './contact-form.css.ts';
import { ContactDetails, hasContact } from './ContactDetails.tsx';
import { StudioMap } from './StudioMap.tsx';

/** Notes at the form that it was to be sent before its code was there, which sends it then. React drops what it cannot hear yet. */
function notePressed(element: HTMLDivElement | null) {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLElement) target.dataset['pressed'] = '';
  };
  element?.addEventListener('submit', note);
  return () => element?.removeEventListener('submit', note);
}

/** Talk to us: the studio's own facts (specification, section 2, "Contact"). */
export function ContactScreen({ Form }: { readonly Form: ComponentType }) {
  const { enquiries, opportunities, contact, map, hasForm } = useSite();
  const say = useSay();
  const isSilent = [enquiries, opportunities].map(({ text, email }) => text === '' && email === '');
  const [noEnquiries = false, noOpportunities = false] = isSilent;
  const noContact = !hasContact(contact);
  const isEmpty = noEnquiries && noOpportunities && noContact && map === null && hasForm !== true;
  return (
    <div className={isEmpty ? `${screen} ${nothingHere}` : screen}>
      <PageHead
        address={paths.contact}
        describe={({ describePlace }, { siteName }) => [describePlace(siteName, [say('Talk to us'), paths.contact])]}
        description={enquiries.text}
        title={say('Talk to us')}
      />
      {isEmpty ? <NothingTold /> : <VisuallyHidden as="h1">{say('Talk to us')}</VisuallyHidden>}
      {noEnquiries ? null : (
        <SectionRow heading={say('Enquiries')} isFirst>
          {enquiries.text === '' ? null : <Text variant="statement">{enquiries.text}</Text>}
          {enquiries.email === '' ? null : (
            <div className={linkSpace}>
              <ArrowLink href={`mailto:${enquiries.email}`}>{enquiries.email}</ArrowLink>
            </div>
          )}
        </SectionRow>
      )}
      {noOpportunities ? null : (
        <SectionRow heading={say('Opportunities')} isFirst={noEnquiries}>
          <Text measure="lead" variant="lead">
            {opportunities.text}{' '}
            {opportunities.email === '' ? null : (
              <TextLink href={`mailto:${opportunities.email}`}>{opportunities.email}</TextLink>
            )}
          </Text>
        </SectionRow>
      )}
      {noContact ? null : <ContactDetails isFirst={noEnquiries && noOpportunities} />}
      {hasForm === true ? (
        <div className={form} ref={notePressed}>
          <Suspense>
            <Form />
          </Suspense>
        </div>
      ) : null}
      <StudioMap />
    </div>
  );
}

/** A studio that has told nothing of itself yet: what the page is, its name where it has one, and the way on. */
function NothingTold() {
  const { siteName, hidden = [] } = useSite();
  const say = useSay();
  return (
    <SectionRow heading={say('Talk to us')} isFirst level="h1">
      {siteName === '' ? null : <Text variant="statement">{siteName}</Text>}
      {hidden.includes(paths.work) ? null : (
        <div className={siteName === '' ? undefined : linkSpace}>
          <ArrowLink asChild>
            <Link to={paths.work}>{say('Discover our work')}</Link>
          </ArrowLink>
        </div>
      )}
    </SectionRow>
  );
}
