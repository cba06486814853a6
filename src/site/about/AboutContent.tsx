import { Column, Grid } from '@vitrine/design-system/components/layout';
import { MediaFrame } from '@vitrine/design-system/components/media-frame';
import { Text } from '@vitrine/design-system/components/text';
import { useEffect, useRef } from 'react';
import type { About } from '../../domain/content.ts';
import { aboutSlot } from '../../domain/picture-slots.ts';
import { Picture } from '../shared/Picture.tsx';
import { SectionRow } from '../shared/SectionRow.tsx';
import { image, intro, screen, who } from './about.css.ts';
import { Clients } from './Clients.tsx';
import { HowWeDo } from './HowWeDo.tsx';
import { WhatWeDo } from './WhatWeDo.tsx';

/** The text, or its fallback where the record has none. */
function orElse(text: string, fallback: string): string {
  return text.trim() === '' ? fallback : text;
}

/** The page. Headings are the record's own; blank ones are replaced by the specified texts. */
export function AboutContent({ about }: { readonly about: About }) {
  const top = useRef<HTMLElement>(null);
  useEffect(() => {
    // The page scrolls to the top on load (specification, section 2), on a way back too.
    top.current?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, []);

  return (
    <article ref={top}>
      <Grid className={screen}>
        <Column>
          <Text as="h1" variant="display" wrap="anywhere">
            {orElse(about.introHeading, 'No Heading Available')}
          </Text>
        </Column>
        <Column className={intro} mobile={[1, 12]} tablet={[4, 12]} wide={[7, 12]}>
          <Text variant="lead" wrap="lines">
            {orElse(about.introDescription, 'No Description Available')}
          </Text>
        </Column>
      </Grid>
      {about.image === null ? null : (
        <div className={image}>
          <MediaFrame colour={about.image.color ?? undefined} ratio="1200/380">
            <Picture alt={about.image.alt ?? ''} loading="first" media={about.image} slot={aboutSlot} />
          </MediaFrame>
        </div>
      )}
      <SectionRow heading={orElse(about.whoWeAreHeading, 'Who We Are?')}>
        {about.whoWeAreDescription.trim() === '' ? null : <p className={who}>{about.whoWeAreDescription}</p>}
      </SectionRow>
      <SectionRow heading={orElse(about.whatWeDoHeading, 'What we do?')}>
        <WhatWeDo groups={about.whatWeDo} />
      </SectionRow>
      <SectionRow heading={orElse(about.howWeDoHeading, 'How We Do It?')}>
        <HowWeDo pairs={about.howWeDo} />
      </SectionRow>
      <SectionRow heading={orElse(about.clientsHeading, 'Some of our clients')}>
        <Clients names={about.clients} />
      </SectionRow>
    </article>
  );
}
