import { historyParts, projectFields, storyFields } from '@vitrine/content';
import type { HistoryPart } from '@vitrine/content';
import { homePartNames, homeParts } from '@vitrine/look';
import { nameOfFace } from '@vitrine/look/faces';
import { cutText } from '@vitrine/markdown/cut';
import type { Schemas } from '../contract/types.ts';
import type { Publication } from '../repositories/visibility.ts';
import { siteFileLabels, siteTextLabel } from './site-labels.ts';
import type {
  AboutState,
  HomepageState,
  PlacedFile,
  ProjectState,
  RevisionState,
  SettingsState,
  StoryState,
} from './revision-state.ts';

/** A text or a choice of a state. */
export interface Part extends HistoryPart {
  /** What is compared in place of its value, where that says more or less than the record. */
  readonly identity?: string;
}

/** A file of a state. */
export interface Placed {
  /** Names it among the others. */
  readonly key: string;
  /** What it stands in, and where in it. */
  readonly group: string;
  readonly slot: number;
  /** Both for people: 'Grid 2 (G4), frame 1'. */
  readonly place: string;
  readonly file: PlacedFile;
}

/** A state as it can be compared and shown. */
export interface Shown {
  readonly parts: readonly Part[];
  readonly files: readonly Placed[];
}

const long = (name: string, label: string, value: string | null): Part => ({
  name,
  label,
  long: true,
  value: value ?? '',
});
const short = (name: string, label: string, value: string | null, identity?: string): Part => ({
  name,
  label,
  long: false,
  value: value ?? '',
  ...(identity === undefined ? {} : { identity }),
});

/** Parts that a restoration leaves as they are: it neither publishes nor hides. */
export const unrestored: ReadonlySet<string> = new Set(['visibility', 'publishAt', 'sealedShows']);

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

const publication = ({ visibility, publishAt }: Publication) =>
  ({
    visibility: [short('visibility', 'Who sees it', visibility)],
    publishAt: [short('publishAt', 'Public from', publishAt === null ? '' : `${moment.format(publishAt)} UTC`)],
  }) satisfies Record<keyof Publication, readonly Part[]>;

/**
 * What each field of a state has for parts; none where it stands in another's, or among the files. One that is left out does not type-check:
 * a save that changed nothing else would make no revision.
 */
type PartsOf<Field extends string> = Readonly<Record<Field, readonly Part[]>>;

const inOrder = <Field extends string>(parts: PartsOf<Field>): readonly Part[] =>
  Object.values<readonly Part[]>(parts).flat();

const beginning = (text: string | null): string => (text === null || text === '' ? '' : `: ${cutText(text, 60)}`);

/** What is read first; the rest follows in the order of the form. */
const projectOrder = [
  'title',
  'slug',
  'description',
  'descriptionFormat',
  'clientName',
  'year',
  'category',
  'theme',
  'credits',
  'related',
  'grids',
  'searchDescription',
] as const;

function showProject({ slug, fields, category, credits, related, header, grids }: ProjectState): Shown {
  const nameOf = (index: number): string => `Grid ${String(index + 1)} (${grids[index]?.gridType ?? ''})`;
  return {
    parts: historyParts<typeof projectFields, Part>(
      projectFields,
      fields,
      {
        category: [short('category', 'Category', category?.name ?? null, String(category?.id ?? ''))],
        ...publication(fields),
        sealedShows:
          fields.visibility === 'sealed' ? [short('sealedShows', 'Shown without a link', fields.sealedShows)] : [],
        slug: [short('slug', 'Address', slug)],
        // It is among the files.
        header: [],
        credits: [long('credits', 'Credits', credits.map(({ role, name }) => `${role}: ${name}`).join('\n'))],
        related: [
          {
            ...long('related', 'Related projects', related.map(({ name }) => name).join('\n')),
            identity: related.map(({ id }) => id).join(),
          },
        ],
        grids: [
          {
            ...long(
              'grids',
              'Grids',
              grids.map(({ gridText }, index) => nameOf(index) + beginning(gridText)).join('\n'),
            ),
            identity: grids.map(({ id, gridType }) => `${String(id)} ${gridType}`).join(),
          },
          ...grids.map(({ id, gridText }, index) =>
            long(`grid ${String(id)}`, `Text of ${nameOf(index).toLowerCase()}`, gridText),
          ),
        ],
      },
      projectOrder,
    ),
    files: [
      ...(header === null
        ? []
        : [{ key: `header ${String(header.id)}`, group: 'header', slot: 0, place: 'Header', file: header }]),
      ...grids.flatMap(({ id, frames }, index) =>
        frames.map(({ slot, file }, at) => ({
          key: `frame ${String(file.id)}`,
          group: `grid ${String(id)}`,
          slot,
          place: `${nameOf(index)}, frame ${String(at + 1)}`,
          file,
        })),
      ),
    ],
  };
}

const showStory = ({ fields, pictures }: StoryState): Shown => ({
  parts: historyParts(storyFields, fields, publication(fields), [
    'title',
    'author',
    'content',
    'contentFormat',
    'searchDescription',
  ]),
  files: pictures.map(({ file }, at) => ({
    key: String(file.id),
    group: 'story',
    slot: 0,
    place: `Picture ${String(at + 1)}`,
    file,
  })),
});

const showAbout = ({ page, picture, portraits }: AboutState): Shown => ({
  parts: inOrder<keyof AboutState['page']>({
    introHeading: [short('introHeading', 'Heading', page.introHeading)],
    introDescription: [long('introDescription', 'Description', page.introDescription)],
    whatWeDoHeading: [short('whatWeDoHeading', 'Heading of What we do', page.whatWeDoHeading)],
    whatWeDo: [
      {
        ...long(
          'whatWeDo',
          'What we do',
          page.whatWeDo.map(({ heading, bulletPoints }) => [heading, ...bulletPoints].join('\n')).join('\n\n'),
        ),
        identity: JSON.stringify(page.whatWeDo),
      },
    ],
    howWeDoHeading: [short('howWeDoHeading', 'Heading of How we do it', page.howWeDoHeading)],
    howWeDo: [
      long(
        'howWeDo',
        'How we do it',
        page.howWeDo.map(({ subheading, description }) => `${subheading}\n${description}`).join('\n\n'),
      ),
    ],
    whoWeAreHeading: [short('whoWeAreHeading', 'Heading of Who we are', page.whoWeAreHeading)],
    whoWeAreDescription: [long('whoWeAreDescription', 'Who we are', page.whoWeAreDescription)],
    clientsHeading: [short('clientsHeading', 'Heading of the clients', page.clientsHeading)],
    clients: [long('clients', 'Clients', page.clients.map(({ name }) => name ?? '').join('\n'))],
    people: [
      {
        ...long('people', 'People', page.people.map(({ name, role }) => `${name}\n${role}`).join('\n\n')),
        identity: JSON.stringify(page.people),
      },
    ],
  }),
  files: [
    ...(picture === null
      ? []
      : [{ key: String(picture.id), group: 'about', slot: 0, place: 'Picture', file: picture }]),
    ...portraits.map(({ name, file }) => ({
      key: String(file.id),
      group: 'people',
      slot: 0,
      place: `Portrait of ${page.people.find(({ portrait }) => portrait === name)?.name ?? ''}`,
      file,
    })),
  ],
});

/** What a look consists of, in the words of its screen. */
const showLook = ({
  white,
  black,
  accent,
  displayFace = 'built',
  textFace = 'built',
  voice,
  air,
  corners,
  captions,
  home = [...homeParts],
  work = 'tiles',
}: Schemas['SiteLook']): Shown['parts'] => [
  short('look white', 'Look, white light', `Paper ${white.surface}, ink ${white.ink}`),
  short('look black', 'Look, black light', `Paper ${black.surface}, ink ${black.ink}`),
  short('look accent', 'Look, accent', accent),
  short('look displayFace', 'Look, typeface of titles', nameOfFace(displayFace)),
  short('look textFace', 'Look, typeface of text', nameOfFace(textFace)),
  short('look voice', 'Look, voice', voice),
  short('look air', 'Look, air', air),
  short('look corners', 'Look, corners', `${String(corners)} px`),
  short('look captions', 'Look, captions', captions),
  short('look home', 'Look, home page', home.map((part) => homePartNames[part]).join(', ')),
  short('look work', 'Look, Work', work),
];

const showSettings = ({
  texts: { words = [], hidden = [], look, ownFace, ...texts },
  files,
}: SettingsState): Shown => ({
  parts: [
    ...Object.entries(texts).map(([name, value]) => ({
      ...long(name, siteTextLabel(name), value),
      long: longTexts.has(name),
    })),
    ...words.map(({ text, own }) => short(`word ${text}`, `“${text}” in own words`, own)),
    long('hidden', 'Left out of the menu', hidden.join('\n')),
    ...(look === undefined ? [] : showLook(look)),
    ...(ownFace === undefined
      ? []
      : [short('ownFace', 'Typeface of the studio’s own', `${ownFace.name}, ${ownFace.licence}`)]),
  ],
  files: files.map(({ name, file }) => ({
    key: `${name} ${String(file.id)}`,
    group: name,
    slot: 0,
    place: siteFileLabels[name],
    file,
  })),
});

const longTexts: ReadonlySet<string> = new Set([
  'description',
  'enquiriesText',
  'opportunitiesText',
  'address',
  'copyright',
  'disclaimer',
  'lightSensitivity',
]);

function showHomepage({ texts, headerVideos, homeVideos, grid }: HomepageState): Shown {
  const films = (group: string, label: string, slots: HomepageState['headerVideos']): readonly Placed[] =>
    slots.map(({ position, project, file }) => ({
      key: group,
      group,
      slot: position,
      place: `${label} ${String(position)}: ${project.name}`,
      file,
    }));
  const cells = grid.flatMap(({ position, project, nonHover, hover }) =>
    [
      { file: nonHover, when: 'before the hover' },
      { file: hover, when: 'after the hover' },
    ].flatMap(({ file, when }) =>
      file === null
        ? []
        : [
            {
              key: when,
              group: when,
              slot: position,
              place: `Grid cell ${String(position)}, ${when}: ${project.name}`,
              file,
            },
          ],
    ),
  );
  const seen = new Map<string, number>();
  return {
    parts: texts.map(({ id, text }) => long(`text ${String(id)}`, `Text ${String(id)}`, text)),
    // One film may stand in two places.
    files: [
      ...films('headerVideo', 'Header video', headerVideos),
      ...films('homeVideo', 'Homepage video', homeVideos),
      ...cells,
    ].map((placed) => {
      const key = `${placed.key} ${String(placed.file.id)}`;
      const nth = (seen.get(key) ?? 0) + 1;
      seen.set(key, nth);
      return { ...placed, key: `${key} ${String(nth)}` };
    }),
  };
}

/** What of a state can be compared and shown. */
export function show(state: RevisionState): Shown {
  switch (state.kind) {
    case 'project':
      return showProject(state);
    case 'story':
      return showStory(state);
    case 'about':
      return showAbout(state);
    case 'settings':
      return showSettings(state);
    case 'homepage':
      return showHomepage(state);
  }
}
