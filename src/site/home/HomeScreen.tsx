import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import type { HomePart } from '@vitrine/look';
import type { ReactNode } from 'react';
import type { Home, SlotFilm } from '../../domain/content.ts';
import { homeOrder, homeTexts } from '../../domain/home.ts';
import { paths } from '../../domain/paths.ts';
import { Island } from '../shared/Island.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { PageState } from '../shared/PageState.tsx';
import type { ScreenProps } from '../shared/resource.ts';
import { useSay, useSite } from '../../machines/site-context.ts';
import { useWhole } from '../shared/use-whole.ts';
import { SaidOnce } from '../shared/FrameDisc.tsx';
import { TextBand } from '../shared/TextBand.tsx';
import { HomeCarousel, standsStill } from './HomeCarousel.tsx';
import { HomeGrid } from './HomeGrid.tsx';
import { HoverFrames } from './HoverFrames.tsx';
import { LatestProjects } from './LatestProjects.tsx';
import { line } from './home-screen.css.ts';
import './print.css.ts';

const isFilm = ({ media }: SlotFilm): boolean => media.kind === 'video';

/** The home page (specification, section 2, "Home"). */
export function HomeScreen({ resource }: ScreenProps<Home>) {
  const { siteName, tagline, description = tagline } = useSite();
  const say = useSay();
  return (
    <>
      <PageHead
        address={paths.home}
        describe={({ describeStudio }, site) => describeStudio(site)}
        description={description}
        media={resource.value?.headerFilms[0]?.media}
        title={siteName || tagline ? undefined : say('Home')}
      />
      <VisuallyHidden as="h1" id="home">
        {siteName || say('Home')}
      </VisuallyHidden>
      <PageState resource={resource}>{(home) => <HomeContent home={home} />}</PageState>
    </>
  );
}

function HomeContent({ home }: { readonly home: Home }) {
  const say = useSay();
  const isWhole = useWhole();
  const { contact, home: order = homeOrder } = useSite();
  const { addressLines, timings, email } = contact;
  const [first = '', second = '', third = ''] = homeTexts(home.texts);
  const moving = order.map((part) =>
    part === 'carousel'
      ? home.headerFilms.length > 0 && !standsStill(home.headerFilms)
      : part === 'films' && home.homeFilms.some(isFilm),
  );
  const parts: Readonly<Record<HomePart, ReactNode>> = {
    carousel: (
      <Island>
        <HomeCarousel films={home.headerFilms} isBelow={order[0] !== 'carousel'} />
      </Island>
    ),
    films: (
      <>
        <TextBand link={say('Get to know us')} text={first} to={paths.about} />
        {home.homeFilms.length === 0 ? null : <HoverFrames films={home.homeFilms} />}
      </>
    ),
    work: (
      <>
        <TextBand link={say('Discover our work')} text={second} to={paths.work}>
          {home.latest && <LatestProjects projects={home.latest} />}
        </TextBand>
        <HomeGrid cells={home.grid} />
      </>
    ),
    contact: (
      <TextBand link={say('Get in touch')} text={third} to={paths.contact}>
        <ul className={line}>
          {[addressLines.join(', '), timings, email].map((fact) => fact && <li key={fact}>{fact}</li>)}
        </ul>
      </TextBand>
    ),
  };
  return (isWhole ? order : order.slice(0, 1)).map((part, index) => (
    <SaidOnce films={moving} index={index} key={part}>
      {parts[part]}
    </SaidOnce>
  ));
}
