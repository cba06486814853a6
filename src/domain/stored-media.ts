import * as v from 'valibot';

/** A stored picture or film, as drafts in a browser hold it. What is not named here stays as it is. */
export const storedMedia = v.looseObject({
  url: v.string(),
  kind: v.picklist(['image', 'video']),
  alt: v.nullable(v.string()),
  width: v.nullable(v.number()),
  height: v.nullable(v.number()),
  poster: v.nullable(v.string()),
  color: v.nullable(v.string()),
  focus: v.optional(v.string()),
});
