import { valuesOf, type Values } from './json.ts';

/** Finds among a part's settings what visitors see of it, where nobody has listed them. */

const deepest = 60;

/** How something looks or moves. */
const look =
  /^_|colou?r|font|size|styl|css|class|width|height|margin|padding|align|border|radius|shadow|anim|target|hover|opacity|transform|spacing|effect|icon|format|weight|design|layout|display|template/i;
/** What visitors see of it. */
const shown =
  /content|text|title|head|caption|label|desc|quote|author|name|question|answer|image|img|photo|picture|galler|slide|src|href|url|link|video|embed|html|shortcode|ids$|number|price|job|position|address|button|output|^(?:id|full|alt)$/i;

/** Values without those of a look. */
export function shownIn(values: unknown, depth = 0): Values {
  return Object.fromEntries(
    Object.entries(valuesOf(values)).flatMap(([key, value]) => {
      if (look.test(key)) return [];
      if (Array.isArray(value) && depth < deepest)
        return [[key, value.map((one: unknown) => (typeof one === 'object' ? shownIn(one, depth + 1) : one))]];
      if (typeof value === 'object' && depth < deepest) return [[key, shownIn(value, depth + 1)]];
      return shown.test(key) ? [[key, value]] : [];
    }),
  );
}
