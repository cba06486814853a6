import { Column, Grid } from '@vitrine/design-system/components/layout';
import { MediaFrame } from '@vitrine/design-system/components/media-frame';
import { asWritten, Text } from '@vitrine/design-system/components/text';
import { useEffect, useRef } from 'react';
import type { About } from '../../domain/content.ts';
import { aboutSlot } from '../../domain/picture-slots.ts';
import { keepLastWords } from '../shared/last-words.ts';
import { Missing } from '../shared/Missing.tsx';
import { groundOf } from '../shared/ground.ts';
import { Picture } from '../shared/Picture.tsx';
import { SectionRow } from '../shared/SectionRow.tsx';
import { useWhole } from '../shared/use-whole.ts';
import { image, intro, screen, who } from './about.css.ts';
import { Clients } from './Clients.tsx';
import { HowWeDo } from './HowWeDo.tsx';
import { ownHeading } from './own-heading.ts';
import { People } from './People.tsx';
import { WhatWeDo } from './WhatWeDo.tsx';
import { useSay } from '../../machines/site-context.ts';

function isBlank(text: string): boolean {
  return text.trim() === '';
}

/** The labels of the page's sections, always shown to the letter (specification, section 2, "About"). */
const labels = {
  who: 'Who We Are?',
  what: 'What we do?',
  how: 'How We Do It?',
  clients: 'Some of our clients',
} as const;

/** The page. A section's own heading, where the record has one, stands beside its label. */
export function AboutContent({ about }: { readonly about: About }) {
  const say = useSay();
  const statements = {
    who: ownHeading(about.whoWeAreHeading, labels.who, say(labels.who)),
    what: ownHeading(about.whatWeDoHeading, labels.what, say(labels.what)),
    how: ownHeading(about.howWeDoHeading, labels.how, say(labels.how)),
    clients: ownHeading(about.clientsHeading, labels.clients, say(labels.clients)),
  };
  const isWhole = useWhole();
  const top = useRef<HTMLElement>(null);
  useEffect(() => {
    // The page scrolls to the top on load (specification, section 2), on a way back too.
    top.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);

  return (
    <article ref={top}>
      <Grid className={screen}>
        <Column>
          {isBlank(about.introHeading) ? (
            <Text as="h1" tone="muted" variant="statement">
              {say('No Heading Available')}
            </Text>
          ) : (
            <Text as="h1" variant="display" wrap="anywhere">
              {about.introHeading}
            </Text>
          )}
        </Column>
        <Column className={intro} mobile={[1, 12]} tablet={[4, 12]} wide={[7, 12]}>
          {isBlank(about.introDescription) ? (
            <Missing text="No Description Available" />
          ) : (
            <Text variant="lead" wrap="lines">
              {keepLastWords(about.introDescription)}
            </Text>
          )}
        </Column>
      </Grid>
      {about.image === null ? null : (
        <div className={image}>
          <MediaFrame {...groundOf(about.image)} mobileRatio="3/2" ratio="1200/380">
            <Picture alt={about.image.alt ?? ''} loading="first" media={about.image} slot={aboutSlot} />
          </MediaFrame>
        </div>
      )}
      <SectionRow heading={say(labels.who)} statement={statements.who}>
        {isBlank(about.whoWeAreDescription) ? null : (
          <p className={who} {...asWritten(about.whoWeAreDescription)}>
            {about.whoWeAreDescription}
          </p>
        )}
      </SectionRow>
      {isWhole ? (
        <>
          {about.people.length === 0 ? null : (
            <SectionRow hasPictures={about.people.some(({ portrait }) => portrait !== null)} heading={say('People')}>
              <People people={about.people} />
            </SectionRow>
          )}
          <SectionRow heading={say(labels.what)} statement={statements.what}>
            <WhatWeDo groups={about.whatWeDo} level={statements.what === null ? 3 : 4} />
          </SectionRow>
          <SectionRow heading={say(labels.how)} statement={statements.how}>
            <HowWeDo level={statements.how === null ? 3 : 4} pairs={about.howWeDo} />
          </SectionRow>
          <SectionRow heading={say(labels.clients)} statement={statements.clients}>
            <Clients names={about.clients} />
          </SectionRow>
        </>
      ) : null}
    </article>
  );
}
