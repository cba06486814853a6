import { cutText } from '@vitrine/markdown/cut';

/** Of one item. */
const mostFields = 50;
const longestValue = 1000;

const clientKeys = /(?:^|[_-])(?:client|customer)(?:[_-]?name)?$/i;
const yearKeys = /(?:^|[_-])year$/i;

/** What themes and plugins keep for themselves, and nobody has typed. */
const internal =
  /^_|^(?:dsq_|rs_page|slide_template|post_views|views|enclosure|sharing_|spay_|jetpack|wpb_|vc_|et_|elementor|fusion|pyre_|avia|mk_|qode|eltdf|edgtf|ux_|us_|rank_math|yoast|wp_|amp_|inline_featured|hide_|show_|layout|sidebar|template|page_|header_|footer_|menu_|color|background|sbg_|total_sales|footnotes)|(?:_id|_style|_color|_layout|_size|_position|_count|_enabled|_order)$/i;

/** Words, and no list of a program, number of a file or name of a field. */
const isTyped = (value: string): boolean =>
  /[\p{L}\p{N}]/u.test(value) &&
  !/^(?:[abdiOs]:\d|\{|\[|field_|#[\da-f]{3,8}$|on$|off$|yes$|no$|true$|false$|default$)/i.test(value);

/** Keeps a value that somebody has typed beside an item; a client and a year also where a theme hides their names. */
export function keepField(fields: Map<string, string>, key: string, value: string): void {
  const name = key.replace(/^_+/, '');
  const isFact = clientKeys.test(name) || yearKeys.test(name);
  if (!isTyped(value) || fields.size >= mostFields) return;
  if (isFact) fields.set(name, cutText(value, longestValue));
  else if (!internal.test(key) && /\p{L}/u.test(value)) fields.set(name, cutText(value, longestValue));
}

/** Facts of a project that stand among the fields of an item; empty where it has none. */
export interface ProjectFacts {
  readonly clientName: string;
  readonly year: string;
}

/** Takes the facts of a project apart from the other fields. */
export function factsIn(fields: ReadonlyMap<string, string>): {
  readonly facts: ProjectFacts;
  readonly others: ReadonlyMap<string, string>;
} {
  const others = new Map(fields);
  const take = (keys: RegExp): string => {
    const [name, value] = [...fields].find(([key]) => keys.test(key)) ?? ['', ''];
    others.delete(name);
    return value;
  };
  return { facts: { clientName: take(clientKeys), year: take(yearKeys) }, others };
}
