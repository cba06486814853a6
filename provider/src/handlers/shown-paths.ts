import type { Schemas } from '../contract/types.ts';

type Details = Schemas['MediaDetails'];
type Facts = Schemas['MediaFacts'];

/** What a link shows has no picture for shares: whoever is sent the link is to open it. */
function factsUnder<T extends Facts>(details: T, under: (path: string) => string): T {
  const { captions, poster, renditions } = details;
  return {
    ...details,
    share: null,
    ...(captions === undefined ? {} : { captions: under(captions) }),
    ...(poster === undefined || poster === null ? {} : { poster: under(poster) }),
    ...(renditions === undefined
      ? {}
      : { renditions: renditions.map((rendition) => ({ ...rendition, path: under(rendition.path) })) }),
  };
}

function detailsUnder(details: Details | undefined, under: (path: string) => string): Details {
  if (details === null || details === undefined) return null;
  const { dark } = details;
  if (dark === undefined) return factsUnder(details, under);
  const { mediaUrl, details: facts = {} } = dark;
  return factsUnder(
    { ...details, dark: { ...dark, mediaUrl: under(mediaUrl), details: factsUnder(facts, under) } },
    under,
  );
}

/** A story whose pictures are at addresses below another. */
export function withPicturesUnder(story: Schemas['Story'], prefix: string): Schemas['Story'] {
  const under = (path: string): string => `${prefix}/${path}`;
  const { richContent } = story;
  if (richContent === undefined) return story;
  return {
    ...story,
    // They stand between its blocks, and nowhere deeper.
    richContent: richContent.map((part) =>
      typeof part === 'string' || part.mediaUrl === undefined
        ? part
        : { ...part, mediaUrl: under(part.mediaUrl), details: detailsUnder(part.details, under) },
    ),
  };
}

/** A project whose own media are at addresses below another; the related projects' are those that everybody has. */
export function withMediaUnder(project: Schemas['Project'], prefix: string): Schemas['Project'] {
  const under = (path: string): string => `${prefix}/${path}`;
  const { HeaderMedia: header, grids, details } = project;
  return {
    ...project,
    ...(header === undefined || header === null ? {} : { HeaderMedia: under(header) }),
    details: detailsUnder(details, under),
    ...(grids === undefined || grids === null
      ? {}
      : {
          grids: grids.map((grid) => ({
            ...grid,
            frames: grid.frames.map((frame) => ({
              ...frame,
              mediaUrl: under(frame.mediaUrl),
              details: detailsUnder(frame.details, under),
            })),
          })),
        }),
  };
}
