/** What a studio has; null where it could not be read. */
interface Studio {
  readonly categories: number | null;
  readonly projects: number | null;
  /** Filled slots of the home page. */
  readonly slots: number | null;
  readonly stories: number | null;
  readonly hasAbout: boolean | null;
}

/** The steps that leave something in the store. */
const contentSteps = ['category', 'project', 'homepage', 'about', 'story'] as const;

/** The first steps of a new studio, in the order in which they are done best. */
export const firstSteps = ['facts', ...contentSteps] as const;
export type FirstStep = (typeof firstSteps)[number];

/** The name with which site.config.ts comes; a new studio of the reference provider has none. */
const sampleName = 'Half Ream';

/** Nothing has been written yet, as far as that is known. */
export function isEmptyStudio({ projects, slots, stories, hasAbout }: Studio): boolean {
  return projects === 0 && slots === 0 && stories === 0 && hasAbout === false;
}

/** Which first steps are still to be done; one of which that is not known is not among them. */
export function openSteps(studio: Studio, siteName: string): ReadonlySet<FirstStep> {
  const isOpen: Readonly<Record<FirstStep, boolean>> = {
    facts: siteName === '' || siteName === sampleName,
    category: studio.categories === 0,
    project: studio.projects === 0,
    homepage: studio.slots === 0,
    about: studio.hasAbout === false,
    story: studio.stories === 0,
  };
  return new Set(firstSteps.filter((step) => isOpen[step]));
}

/** Whether the steps still say something: a studio with all its content may well keep its sample name. */
export function hasContentToWrite(open: ReadonlySet<FirstStep>): boolean {
  return contentSteps.some((step) => open.has(step));
}
