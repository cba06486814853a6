/**
 * What the studio shows, in one shape. `api/normalise` maps every spelling of the wire
 * to it (specification, section 3).
 */
import type { pageFields, projectFields, storyFields, Texts } from '@vitrine/content';
import type { GridType } from '@vitrine/media-kinds/grid-frames';
import type { Luminance } from './brightness.ts';
import type { Publication, SealedShows } from './publication.ts';
import type { RichText } from './rich-text.ts';

export type { GridType } from '@vitrine/media-kinds/grid-frames';

/** Opaque: another provider's ids may be text (rulings, "Over the wire"). */
export type Id = number | string;

/** A picture or film, ready to be shown. */
export interface Media {
  /** Absolute, or relative to the page's origin; encoded. */
  readonly url: string;
  readonly kind: 'image' | 'video';
  /** Text alternative; `null` where the provider does not know one. */
  readonly alt: string | null;
  /** In pixels, of the original. */
  readonly width: number | null;
  readonly height: number | null;
  /** A picture shown in place of a film until it plays. */
  readonly poster: string | null;
  /** Dominant colour, `#rrggbb`. */
  readonly color: string | null;
  /** The theme on whose surface it has no edge, by its colour. */
  readonly near?: Theme;
  /** What of it stays in view where a frame cuts it, as `object-position` takes it; its middle unless told. */
  readonly focus?: string | undefined;
  /** How bright it is where texts are on it; a film, its poster. Known of some providers only. */
  readonly luminance?: Luminance;
  /** Widths, in pixels, at which a picture is available, in order; known of some providers only. The last gives all of it. */
  readonly widths?: readonly number[];
  /** The same of the poster. */
  readonly posterWidths?: readonly number[];
  /** A film that has sound: visitors may hear it (true), or not. Missing where there is none, or nobody tells. */
  readonly sound?: boolean;
  /** Of a film: where its captions are (WebVTT). Absolute, or relative to the page's origin; encoded. */
  readonly captions?: string | undefined;
  /** The format of those widths where both are in the path (`photo.jpg.720.avif`); else widths are asked for by the query. */
  readonly format?: string | undefined;
  /** A film in fewer bytes, for phones; known of some providers only. Absolute, or relative to the page's origin; encoded. */
  readonly phoneUrl?: string;
  /** A JPEG of 1200 × 630 pixels for shares of the page; known of some providers only. */
  readonly share?: string;
  /** The same thing by night, of the same kind: what takes its place in the black theme. It has none itself. */
  readonly dark?: Media | undefined;
}

/** A record as read for its form, with the provider's tag for its state; null where the provider gives none. */
export type ForEditing<Content> = Content & Tagged;

export interface Tagged {
  readonly etag: string | null;
}

export interface ProjectLink {
  readonly title: string;
  readonly slug: string;
}

/** The project that a slot of the home page shows. */
export interface ShownProject extends ProjectLink {
  /** What is said beside its title; known of some providers only. */
  readonly clientName?: string;
  readonly year?: string;
  /** The category's name. */
  readonly category?: string;
}

/** A film in one of the four header slots or the two hover-frame slots; a still where the provider takes those there (an extension). */
export interface SlotFilm {
  readonly id: Id;
  readonly projectId: Id;
  /** 1-based. */
  readonly position: number;
  readonly media: Media;
  /** The film's path as the provider wrote it, to be sent back. */
  readonly path: string;
  readonly project: ShownProject | null;
}

export interface HomeGridCell {
  readonly id: Id;
  readonly projectId: Id;
  /** 1 to 6; the cell is called `grid{position}` on the wire. */
  readonly position: number;
  readonly media: Media;
  readonly hoverMedia: Media | null;
  /** The paths of both as the provider wrote them, to be sent back; null where there is none. */
  readonly beforePath: string | null;
  readonly hoverPath: string | null;
  readonly project: ShownProject | null;
}

export interface HomeText {
  readonly id: Id;
  readonly text: string;
}

/** The three texts of the home page, which have one form. */
export interface HomeTexts {
  readonly texts: readonly HomeText[];
}

export interface Category {
  readonly id: Id;
  readonly name: string;
}

export interface NewCategory {
  readonly name: string;
  /** The same for every attempt to add this one, so that a lost answer does not add a second. */
  readonly idempotencyKey: string;
}

export type Theme = 'white' | 'black';

export interface ProjectSummary {
  readonly id: Id;
  readonly title: string;
  readonly slug: string;
  readonly header: Media | null;
  /** A picture that takes its place while it is pointed at; known of some providers only. */
  readonly second?: Media;
  readonly categoryId: Id | null;
  readonly clientName: string;
  readonly year: string;
  /** The project's own theme; `null` leaves the visitor's. */
  readonly theme: Theme | null;
  /** 1-based sort order. */
  readonly position: number;
  /** When it last changed, ISO 8601; known of some providers only. */
  readonly updatedAt?: string;
  /** Who sees it; told to the administrator, by some providers only. */
  readonly publication?: Publication;
}

export interface Credit {
  readonly role: string;
  readonly name: string;
}

export interface Frame {
  readonly id: Id;
  readonly media: Media;
  /** The path as the provider wrote it, to be sent back. */
  readonly path: string;
  /** What the file was called when it came, where the provider tells, else the last part of its path. */
  readonly name: string;
  /** Frame slot, counted from 0. */
  readonly slot: number;
}

export interface Grid {
  readonly id: Id | null;
  readonly gridType: GridType;
  readonly text: string | null;
  /** To be drawn in place of its text, where films stand in that. */
  readonly richText?: RichText;
  readonly frames: readonly Frame[];
}

export interface RelatedProject extends ProjectLink {
  readonly id: Id;
  readonly header: Media | null;
}

export interface Project extends ProjectSummary, Texts<typeof projectFields> {
  /** Of a formatted description, to be drawn in its place. */
  readonly richDescription?: RichText;
  /** Of a formatted description, the Markdown as it was typed; told to the administrator. */
  readonly descriptionSource?: string;
  /** The header's path as the provider wrote it, to be sent back. */
  readonly headerPath: string | null;
  readonly credits: readonly Credit[];
  readonly grids: readonly Grid[];
  readonly related: readonly RelatedProject[];
  /** Sizes of its files by their paths as the provider wrote them; told to the administrator, by some providers only. */
  readonly fileBytes?: Readonly<Record<string, number>>;
  /** Addresses that lead to it too, by their last parts; told to the administrator, by some providers only. */
  readonly formerSlugs?: readonly string[];
  /** What it shows without a link while it is sealed; told to the administrator, by some providers only. */
  readonly sealedShows?: SealedShows;
}

/** A frame whose file one chooses by its size. */
export interface ProjectFile extends Frame {
  /** Size of the file; null where the provider does not know it. */
  readonly bytes: number | null;
  /** The provider keeps details with its media: alt texts and posters can be written (an extension). */
  readonly hasDetails: boolean;
  /** It is in no grid and can be deleted by itself (an extension). */
  readonly isRemovable: boolean;
  /** Slots of films take it also where it is a picture (an extension). */
  readonly fitsFilmSlots: boolean;
}

/** A moment of a film, to be its poster. */
export interface ChosenFrame {
  readonly url: string;
  /** Of the film, as the provider wrote it. */
  readonly path: string;
  readonly seconds: number;
}

/** A file without a text alternative, and its project. */
export interface UndescribedFile {
  readonly project: ProjectSummary;
  readonly file: ProjectFile;
}

export interface ProjectMedia {
  readonly title: string;
  readonly header: ProjectFile | null;
  readonly media: readonly ProjectFile[];
}

/** Where a project that was just written is, as far as the provider tells. */
export interface WrittenProject {
  readonly id: Id;
  readonly slug: string;
  /** Only the administrator sees it. */
  readonly isHidden?: boolean;
  /** Of a creation: the token that removes it again. */
  readonly undo?: string;
}

/** A picture that stands by itself in a text. */
export interface RichPicture {
  readonly tag: 'picture';
  /** With the text alternative that the text gives it. */
  readonly media: Media;
  readonly caption?: string;
}

/** A formatted text in which pictures may stand between its blocks. */
export type IllustratedText = readonly (RichText[number] | RichPicture)[];

export interface Story extends Texts<typeof storyFields> {
  readonly id: Id;
  /** Of a formatted story, to be drawn in place of its content. */
  readonly richContent?: IllustratedText;
  /** Of a formatted story, the Markdown as it was typed; told to the administrator. */
  readonly contentSource?: string;
  /** When it was written and last changed, ISO 8601; known of some providers only. */
  readonly createdAt?: string;
  readonly updatedAt?: string;
  /** Who sees it; told to the administrator, by some providers only. */
  readonly publication?: Publication;
  /** The one that follows in the list; known of some providers only, of one that is read alone. */
  readonly next?: StoryLink;
}

export type StoryLink = Pick<Story, 'id' | 'title'>;

/** A plain page of the studio's own, as lists name it. */
export interface OwnPageSummary {
  readonly id: Id;
  readonly title: string;
  /** Its address on the site without the first slash. */
  readonly slug: string;
  /** Last change, ISO 8601. */
  readonly updatedAt?: string;
  /** Who sees it; told to the administrator. */
  readonly publication?: Publication;
}

export interface OwnPage extends OwnPageSummary, Texts<typeof pageFields> {
  /** Of a formatted page, to be drawn in place of its content. */
  readonly richContent?: IllustratedText;
  /** Of a formatted page, the Markdown as it was typed; told to the administrator. */
  readonly contentSource?: string;
  /** Addresses that lead to it too; told to the administrator. */
  readonly formerSlugs?: readonly string[];
}

export interface About {
  readonly id: Id | null;
  readonly introHeading: string;
  readonly introDescription: string;
  readonly image: Media | null;
  readonly imagePath: string | null;
  readonly whatWeDoHeading: string;
  readonly howWeDoHeading: string;
  readonly whoWeAreHeading: string;
  readonly whoWeAreDescription: string;
  readonly clientsHeading: string;
  readonly whatWeDo: readonly { readonly heading: string; readonly points: readonly string[] }[];
  readonly howWeDo: readonly { readonly subheading: string; readonly description: string }[];
  readonly clients: readonly string[];
  /** Known of some providers only. */
  readonly people: readonly Person[];
  /** When it last changed, ISO 8601; known of some providers only. */
  readonly updatedAt?: string;
}

/** Somebody who works at the studio (an extension). */
export interface Person {
  readonly name: string;
  /** What they do there; may be empty. */
  readonly role: string;
  readonly portrait: Portrait | null;
}

/** A picture of the library. */
export interface Portrait {
  /** As the provider wrote it, to be sent back. */
  readonly path: string;
  readonly media: Media;
}

/** What the home page asks for, together (specification, section 7). */
export interface Home {
  readonly headerFilms: readonly SlotFilm[];
  readonly homeFilms: readonly SlotFilm[];
  readonly grid: readonly HomeGridCell[];
  /** The three texts in order; an unknown or blank one is `''`. */
  readonly texts: readonly string[];
  /** Projects to be listed by name; known of some providers only. */
  readonly latest?: readonly ProjectSummary[];
}
