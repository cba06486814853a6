import { readFileSync } from 'node:fs';

/** A file of the demo studio. */
interface DemoFile {
  readonly mediaUrl: string;
  readonly mediaType: 'IMAGE' | 'VIDEO';
}

export interface DemoGrid {
  readonly gridType: string;
  readonly gridText?: string;
  readonly frames: readonly DemoFile[];
}

export interface DemoProject {
  readonly title: string;
  readonly slug: string;
  readonly description: string;
  readonly clientName: string;
  readonly year: string;
  readonly category: string;
  readonly credits: readonly { readonly role: string; readonly name: string }[];
  readonly HeaderMedia: DemoFile;
  readonly grids: readonly DemoGrid[];
  /** Addresses of others. */
  readonly relatedProjects: readonly string[];
}

export interface DemoAbout {
  readonly introHeading: string;
  readonly introDescription: string;
  readonly mediaUrl: string;
  readonly whatWeDoHeading: string;
  readonly whatWeDoSections: readonly { readonly heading: string; readonly bulletPoints: readonly string[] }[];
  readonly howWeDoMainHeading: string;
  readonly howWeDoSubsections: readonly { readonly subheading: string; readonly description: string }[];
  readonly whoWeAreHeading: string;
  readonly whoWeAreDescription: string;
  readonly clientssectionHeading: string;
  readonly clientSections: readonly { readonly name: string }[];
}

interface DemoStudio {
  readonly projects: readonly DemoProject[];
  readonly homeTexts: readonly { readonly text: string }[];
  readonly about: DemoAbout;
  readonly stories: readonly { readonly title: string; readonly authorname: string; readonly content: string }[];
}

/** What the demo studio shows, to be typed in by hand. */
export const demoStudio: DemoStudio = JSON.parse(readFileSync('provider/demo-content/content.json', 'utf8'));

/** Where one of its files is. */
export function demoFile(path: string): string {
  return `provider/demo-content/media/${path}`;
}
