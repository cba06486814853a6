import type { SiteConfig } from '../../../site.config.ts';
import type { Media, Project, Story } from '../../domain/content.ts';
import { paths } from '../../domain/paths.ts';
import { sayIn } from '../../domain/say.ts';
import { titleOf } from './title-of.ts';

/** What schema.org says of a page, as JSON-LD. Addresses may be relative: {@link toStructuredJson} makes them absolute. */
export interface Thing {
  readonly '@type': string;
  readonly [property: string]: unknown;
}

/** Properties whose values are addresses. */
const ADDRESSES = new Set(['@id', 'url', 'item', 'image', 'logo', 'thumbnailUrl', 'contentUrl', 'mainEntityOfPage']);

const ORGANISATION = '/#organization';

/** JSON-LD for a script element. `<` is escaped, so that no text can end the element. */
export function toStructuredJson(things: readonly Thing[], absolute: (address: string) => string): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  const text = JSON.stringify(graph, (property, value: unknown) =>
    ADDRESSES.has(property) && typeof value === 'string' ? absolute(value) : value,
  );
  return text.replaceAll('<', '\\u003c');
}

/** A name as a property: one that is not told is left out. */
const named = (name: string) => (name === '' ? undefined : name);

/** The studio and its site, for the home page. */
export function describeStudio(site: SiteConfig): readonly Thing[] {
  const { siteName, tagline, description = tagline, contact, social, logo, language } = site;
  return [
    {
      '@type': 'Organization',
      '@id': ORGANISATION,
      name: named(siteName),
      description: named(description),
      url: paths.home,
      logo: logo?.dark,
      email: contact.email === '' ? undefined : contact.email,
      sameAs: [social.photoSharing.url, social.professionalNetwork.url].filter((url) => url !== ''),
    },
    {
      '@type': 'WebSite',
      '@id': '/#website',
      name: named(siteName),
      url: paths.home,
      inLanguage: language,
      publisher: { '@id': ORGANISATION },
    },
  ];
}

/** Breadcrumbs from the home page to a page. */
export function describePlace(
  siteName: string,
  ...steps: readonly (readonly [name: string, address: string])[]
): Thing {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [[siteName || 'Home', paths.home] as const, ...steps].map(([name, item], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item,
    })),
  };
}

function imageOf(media: Media | null): string | undefined {
  return (media?.kind === 'video' ? media.poster : media?.url) ?? undefined;
}

/** Search engines list a film only with a picture and a date; unknown properties are left out. */
function describeFilm(media: Media, project: Project, name: string): Thing {
  return {
    '@type': 'VideoObject',
    name: media.alt !== null && media.alt !== '' ? media.alt : name,
    description: project.description,
    thumbnailUrl: media.poster ?? undefined,
    contentUrl: media.url,
    uploadDate: project.updatedAt,
  };
}

/** A project, its credits, and those of its films that have a poster. */
export function describeProject(project: Project, { siteName, words }: SiteConfig): readonly Thing[] {
  const address = paths.project(project.slug);
  const say = sayIn(words);
  const name = titleOf(project, say);
  const frames = project.grids.flatMap((grid) => grid.frames.map(({ media }) => media));
  const films = [project.header, ...frames].filter((media): media is Media => media?.kind === 'video');
  return [
    {
      '@type': 'CreativeWork',
      '@id': `${address}#work`,
      name,
      url: address,
      description: project.description === '' ? undefined : project.description,
      image: imageOf(project.header),
      dateCreated: /^\d{4}$/.test(project.year) ? project.year : undefined,
      dateModified: project.updatedAt,
      creator: { '@type': 'Organization', '@id': ORGANISATION, name: named(siteName) },
      contributor: project.credits.map(({ role, name }) => ({
        '@type': 'Role',
        roleName: role,
        contributor: { '@type': 'Person', name },
      })),
      video: films.filter(({ poster }) => poster !== null).map((media) => describeFilm(media, project, name)),
    },
    describePlace(siteName, [say('Work'), paths.work], [name, address]),
  ];
}

/** A story and its author. */
export function describeStory(story: Story, { siteName, words }: SiteConfig): readonly Thing[] {
  const address = paths.story(story.id);
  const author = story.author.trim();
  const say = sayIn(words);
  const title = titleOf(story, say);
  return [
    {
      '@type': 'BlogPosting',
      headline: title,
      url: address,
      mainEntityOfPage: address,
      author: author === '' ? undefined : { '@type': 'Person', name: author },
      publisher: { '@type': 'Organization', '@id': ORGANISATION, name: named(siteName) },
      datePublished: story.createdAt,
      dateModified: story.updatedAt ?? story.createdAt,
      articleBody: story.content,
    },
    describePlace(siteName, [say('Coffee break'), paths.stories], [title, address]),
  ];
}
