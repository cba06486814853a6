import type { Schemas } from '../contract/types.ts';
import type { About } from '../repositories/about.ts';
import type { HomeText } from '../repositories/home-texts.ts';
import type { ProjectFields } from '../repositories/projects.ts';
import type { Site, SiteFile } from '../repositories/site.ts';
import type { StoryFields } from '../repositories/stories.ts';
import type { Focus } from './focus.ts';

/** A file where it stands, and what is said about it. */
export interface PlacedFile {
  /** Of its medium's record. */
  readonly id: number;
  /** Its name in the media folder. */
  readonly file: string;
  readonly mediaType: Schemas['MediaType'];
  readonly poster: string | null;
  readonly alt: string | null;
  readonly focus: Focus | null;
  /** Whether visitors may turn its sound on; `null` of what has none. */
  readonly sound: boolean | null;
  /** Of a film (WebVTT); left out where it has none. */
  readonly captions?: string;
  /** Left out where it has none. */
  readonly dark?: DarkFile;
}

/** What takes a file's place in the black theme. */
export type DarkFile = Omit<PlacedFile, 'dark'>;

/** Another record, and what it was called then. */
export interface Named {
  readonly id: number;
  readonly name: string;
}

export interface FrameState {
  readonly id: number;
  /** 0-based. */
  readonly slot: number;
  readonly file: PlacedFile;
}

export interface GridState {
  readonly id: number;
  readonly gridType: Schemas['GridType'];
  readonly gridText: string | null;
  readonly frames: readonly FrameState[];
}

export interface ProjectState {
  readonly kind: 'project';
  readonly slug: string;
  readonly fields: ProjectFields;
  readonly category: Named | null;
  readonly credits: readonly { readonly role: string; readonly name: string }[];
  readonly related: readonly Named[];
  readonly header: PlacedFile | null;
  readonly grids: readonly GridState[];
}

export interface StoryState {
  readonly kind: 'story';
  readonly fields: StoryFields;
  /** By the name that the text gives each. */
  readonly pictures: readonly { readonly name: string; readonly file: PlacedFile }[];
}

export interface AboutState {
  readonly kind: 'about';
  readonly page: Omit<About, 'mediaId'>;
  readonly picture: PlacedFile | null;
  /** By the name under which a person has it. */
  readonly portraits: readonly { readonly name: string; readonly file: PlacedFile }[];
}

export interface SettingsState {
  readonly kind: 'settings';
  readonly texts: Site['texts'];
  readonly files: readonly { readonly name: SiteFile; readonly file: PlacedFile }[];
}

/** A film on the home page. */
export interface SlotState {
  /** 1-based. */
  readonly position: number;
  readonly project: Named;
  readonly file: PlacedFile;
}

export interface CellState {
  /** 1-based. */
  readonly position: number;
  readonly project: Named;
  readonly nonHover: PlacedFile | null;
  readonly hover: PlacedFile | null;
}

export interface HomepageState {
  readonly kind: 'homepage';
  readonly texts: readonly HomeText[];
  readonly headerVideos: readonly SlotState[];
  readonly homeVideos: readonly SlotState[];
  readonly grid: readonly CellState[];
}

/** All that a save of something writes, as a revision holds it. */
export type RevisionState = ProjectState | StoryState | AboutState | SettingsState | HomepageState;

const present = (files: readonly (PlacedFile | null)[]): readonly PlacedFile[] => files.filter((file) => file !== null);

/** Its files, in the order in which they stand. */
export function filesOf(state: RevisionState): readonly PlacedFile[] {
  switch (state.kind) {
    case 'project':
      return present([state.header, ...state.grids.flatMap(({ frames }) => frames.map(({ file }) => file))]);
    case 'story':
      return state.pictures.map(({ file }) => file);
    case 'about':
      return present([state.picture, ...state.portraits.map(({ file }) => file)]);
    case 'settings':
      return state.files.map(({ file }) => file);
    case 'homepage':
      return present([
        ...[...state.headerVideos, ...state.homeVideos].map(({ file }) => file),
        ...state.grid.flatMap(({ nonHover, hover }) => [nonHover, hover]),
      ]);
  }
}
