/** What the provider asks of the renderer that the site's build has (provider/README.md, "Pages"), and what it gets. */

/** What the page of something sealed shows to who has no link: nothing else of it. */
export interface Teaser {
  readonly title: string;
  /** Of a project whose header is a picture, or a film with a poster. */
  readonly picture: {
    readonly url: string;
    /** Of the header, in pixels, where they are known. */
    readonly width: number | null;
    readonly height: number | null;
  } | null;
}

/** The answer to a read of the contract: status and text. */
export interface ReadAnswer {
  readonly status: number;
  readonly body: string;
  /** Search engines are to leave it out, and so the page that shows it. */
  readonly isUnlisted?: boolean;
}

/** The request for a page. */
export interface PageRequest {
  /** Path and query, as asked for. */
  readonly url: string;
  /** The origin under which visitors reach the site, for absolute addresses. */
  readonly origin: string;
  /** Answers a public GET of the contract, by path and query, without the network. */
  readonly read: (url: string) => Promise<ReadAnswer>;
  /** What stands there of something sealed, for who has no link: the page shows nothing else. */
  readonly teaser?: Teaser | null;
  /** The site is closed for who asks: the page shows nothing of it. */
  readonly isClosed?: boolean;
  /** What the provider offers beyond the specified calls, for the frame of the dashboard. */
  readonly offered?: readonly string[];
  /** Whether the page is to be a file of a static export. */
  readonly asFile?: boolean;
}

/** What a page that is to be a file names, and where it is to lie. */
export interface PageFile {
  /** Path of its folder; `null` for the page of what is not there. */
  readonly path: string | null;
  /** Addresses of this site that it links to, with the query as far as their pages read it. */
  readonly links: readonly string[];
  /** Paths of pictures at a width that it, or its data, names. */
  readonly pictures: readonly string[];
}

/** A page, or a redirect. */
export interface RenderedPage {
  readonly status: number;
  readonly contentType: string;
  readonly body: string;
  /** Where the page is now, with status 301: path and query. */
  readonly location: string | null;
  /** Search engines are to leave it out. */
  readonly isUnlisted: boolean;
  /** Names of the query's parameters that it depends on: what differs in others alone is the same page. */
  readonly parameters: readonly string[];
  /** Texts of the style elements in it that are the build's own: a policy has to let them in. */
  readonly styles: readonly string[];
  /** Of a page that is to be a file; of no feed. */
  readonly file?: PageFile;
}

/** Renders a page; `null` for one that only the browser renders. Rejects when rendering fails. */
export type Renderer = (request: PageRequest) => Promise<RenderedPage | null>;
