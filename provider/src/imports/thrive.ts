import type { Losses } from './losses.ts';

/** Thrive Architect keeps a page as HTML, with marks in it that its plugin reads. */

const rawStart = '___TVE_SHORTCODE_RAW__';
const rawEnd = '__TVE_SHORTCODE_RAW___';
const mark = '__CONFIG_';
/** Of the editor itself: nothing of it is shown. */
const ofEditor = /^(?:group_edit|local_colors|colors_palette|typography)$/;

const unescaped = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll(/&#0?39;/g, "'")
    .replaceAll('&amp;', '&');

/** What was brought over from another editor stands in it with its elements escaped. */
function withoutRaw(html: string): string {
  const [first = '', ...pieces] = html.split(rawStart);
  return (
    first +
    pieces
      .map((piece) => {
        const end = piece.indexOf(rawEnd);
        return end < 0 ? piece : unescaped(piece.slice(0, end)) + piece.slice(end + rawEnd.length);
      })
      .join('')
  );
}

/** What its plugin makes is written as `__CONFIG_name__{…}__CONFIG_name__`, and told. */
function withoutMarks(html: string, losses: Losses): string {
  const pieces = html.split(mark);
  const kept = [pieces[0] ?? ''];
  let open = '';
  for (const piece of pieces.slice(1)) {
    const name = /^(\w{1,60}?)__/.exec(piece)?.[1] ?? '';
    if (name === '') kept.push(mark + piece);
    else if (open === name) {
      kept.push(piece.slice(name.length + 2));
      open = '';
    } else {
      open = name;
      if (!ofEditor.test(name)) losses.add('widget', name);
    }
  }
  return kept.join('');
}

/** The page as a browser shows it, without what only its plugin reads. */
export function readThrive(value: string, losses: Losses): string {
  const shown = value.replaceAll(
    /class="(tve_shortcode_raw|thrive-shortcode-config)" style="display: none[^"]{0,20}"/g,
    'class="$1"',
  );
  return withoutMarks(withoutRaw(shown), losses);
}
