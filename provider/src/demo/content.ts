import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Schemas } from '../contract/types.ts';
import type { Focus } from '../rules/focus.ts';
import type { Luminance } from '../rules/luminance.ts';
import { paths } from '../paths.ts';

/** A media file of the demo content. Paths are relative to its `media/`. */
export interface DemoMedia {
  readonly mediaUrl: string;
  readonly mediaType: Schemas['MediaType'];
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** What of it stays in view where it is cut. */
  readonly focus?: Focus;
  /** In seconds, of a film. */
  readonly duration?: number;
  /** Of a film, as a server with FFmpeg measures it. */
  readonly luminance?: Luminance;
  /** What takes its place in the black theme. */
  readonly dark?: DemoMedia;
}

export interface DemoProject {
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly clientName: string;
  readonly year: string;
  readonly Theme: 'white' | 'black' | null;
  /** A category's name. */
  readonly category: string;
  readonly credits: readonly { readonly role: string; readonly name: string }[];
  readonly HeaderMedia: DemoMedia;
  readonly grids: readonly {
    readonly gridType: Schemas['GridType'];
    readonly gridText?: string;
    readonly frames: readonly DemoMedia[];
  }[];
  /** Slugs. */
  readonly relatedProjects: readonly string[];
}

/** `provider/demo-content/content.json`; its README says what the fields are. */
export interface DemoContent {
  /** The demo studio's own facts; its wordmark comes with the build. */
  readonly site: Schemas['SiteTexts'];
  readonly categories: readonly { readonly name: string }[];
  readonly projects: readonly DemoProject[];
  /** Oldest first. */
  readonly stories: readonly {
    readonly title: string;
    readonly authorname: string;
    readonly content: string;
    /** One of a project's, which opens it. */
    readonly picture?: { readonly mediaUrl: string; readonly caption: string };
  }[];
  readonly homeTexts: readonly { readonly position: number; readonly text: string }[];
  readonly headerVideos: readonly {
    readonly position: number;
    readonly project: string;
    readonly videoUrl: string;
    readonly thumbnail: string;
  }[];
  readonly homepageVideos: readonly {
    readonly position: number;
    readonly project: string;
    readonly homepagevideoUrl: string;
  }[];
  readonly homepageGrid: readonly {
    readonly position: number;
    readonly project: string;
    readonly nonHoverMedia: string;
    readonly hoverMedia: string;
  }[];
  readonly about: {
    readonly introHeading: string;
    readonly introDescription: string;
    readonly mediaUrl: string;
    readonly mediaAlt: string;
    readonly mediaFocus: Focus;
    readonly dark: DemoMedia;
    readonly whoWeAreHeading: string;
    readonly whoWeAreDescription: string;
    readonly whatWeDoHeading: string;
    readonly whatWeDoSections: readonly { readonly heading: string; readonly bulletPoints: readonly string[] }[];
    readonly howWeDoMainHeading: string;
    readonly howWeDoSubsections: readonly { readonly subheading: string; readonly description: string }[];
    readonly clientssectionHeading: string;
    readonly clientSections: readonly { readonly name: string }[];
    readonly people: readonly { readonly name: string; readonly role: string; readonly portrait: DemoMedia }[];
  };
}

const folder = paths.demoContent;

/** Reads the demo content. It is part of the product, so its shape is taken as given. */
export const readDemoContent = (): DemoContent => JSON.parse(readFileSync(new URL('content.json', folder), 'utf8'));

/** Absolute path of a demo media file. */
export const demoMediaPath = (path: string): string => fileURLToPath(new URL(`media/${path}`, folder));

const companionPath = (kind: string, film: string, ending: string): string =>
  fileURLToPath(new URL(`${kind}/${film.replace(/\.\w+$/, ending)}`, folder));

/** Absolute path of the poster of a demo film, `posters/<project-folder>/<film-name>.jpg`; it may be absent. */
export const demoPosterPath = (film: string): string => companionPath('posters', film, '.jpg');

/** Absolute path of a demo film's rendition, `renditions/<project-folder>/<film-name>.mp4`; it may be absent. */
export const demoRenditionPath = (film: string): string => companionPath('renditions', film, '.mp4');
