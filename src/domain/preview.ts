import { projectFields, recordTexts } from '@vitrine/content';
import type { HomePart, WorkForm } from '@vitrine/look';
import type { WorkContent } from './categories.ts';
import type { Grid, Home, Id, IllustratedText, Media, Project, Story } from './content.ts';
import type { RichText } from './rich-text.ts';
import type { Papers } from './near-surface.ts';
import { creditsToSend } from './credits.ts';
import type { FormMedia, ProjectValues } from './project-form.ts';

/** Where the page within a preview's frame is; opened by itself it has nothing to show. */
export const previewPath = '/dashboard/preview';

/** A font for a page, beside those of its style sheets. */
export interface PreviewFont {
  readonly family: string;
  /** The address of a file, or what is in one. */
  readonly source: string | ArrayBuffer;
  /** As `font-weight` of `@font-face` has it. */
  readonly weight: string;
  /** As `unicode-range` has it; all letters where it is left out. */
  readonly letters?: string;
}

/** What a form would publish, as a visitor's page draws it. */
export type PreviewContent = (
  | { readonly kind: 'project'; readonly project: Project }
  | { readonly kind: 'story'; readonly story: Story }
  | { readonly kind: 'home'; readonly home: Home }
  | { readonly kind: 'work'; readonly work: WorkContent }
) & {
  /** The style sheet of the look in which it is drawn; left out in the site's own. */
  readonly look?: string;
  /** Fonts of that look that are not stored. */
  readonly fonts?: readonly PreviewFont[];
  /** How often its light was turned by the form; left out, never. */
  readonly turns?: number;
  /** The order of the home page's parts in that look. */
  readonly order?: readonly HomePart[];
  /** The form in which Work begins in that look. */
  readonly workForm?: WorkForm;
  /** What that look is drawn on. */
  readonly papers?: Papers;
};

/** The windows a preview can be looked at through, by their width in pixels. */
export const previewViews = { phone: 390, desk: 1440 } as const;
export type PreviewView = keyof typeof previewViews;

/** Of a place on the screen, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The window in its own pixels, and how much smaller it is drawn so that all of its width can be seen; never larger. */
export function fitView(view: PreviewView, stage: Size): Size & { readonly scale: number } {
  const width = previewViews[view];
  const scale = stage.width === 0 ? 1 : Math.min(1, stage.width / width);
  return { width, height: Math.round(stage.height / scale), scale };
}

/** No id is needed of what is not stored: it is only told from its neighbours. */
const frameId = (content: FormMedia): Id => (content.source === 'chosen' ? content.key : (content.id ?? content.path));

/** Drawn from the files that are there, at the addresses at which the form shows them. */
const shown = ({ media }: FormMedia): Media => media;

function gridsOf({ grids }: ProjectValues): readonly Grid[] {
  return grids.map(({ key, gridType, text, frames }) => ({
    id: key,
    gridType,
    text,
    frames: frames.map(({ slot, content }) => ({
      id: frameId(content),
      media: shown(content),
      path: '',
      name: '',
      slot,
    })),
  }));
}

/** The project as it would be, were the form sent now. */
export function projectToPreview(values: ProjectValues, rich?: RichText): PreviewContent {
  const { category, theme, header, related } = values;
  const project: Project = {
    ...recordTexts(projectFields, values),
    id: 'preview',
    slug: 'preview',
    header: header === null ? null : shown(header),
    headerPath: null,
    categoryId: category === '' ? null : category,
    theme: theme === '' ? null : theme,
    position: 1,
    ...(rich === undefined ? {} : { richDescription: rich }),
    credits: creditsToSend(values),
    grids: gridsOf(values),
    related,
  };
  return { kind: 'project', project };
}

/** The same of a story. */
export function storyToPreview(
  { title, author, content }: Pick<Story, 'title' | 'author' | 'content'>,
  rich?: IllustratedText,
): PreviewContent {
  const story = { id: 'preview', title, author, content };
  return { kind: 'story', story: rich === undefined ? story : { ...story, richContent: rich } };
}
