import { classesOf, type Element } from './tree.ts';

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '));

export const blockTags = setOf(
  'address article aside blockquote body button center dd details dialog div dl dt fieldset figcaption figure footer h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main marquee menu nav ol optgroup p pre section summary table tbody td tfoot th thead tr ul vitrine-break vitrine-caption vitrine-gallery',
);
export const skippedTags = setOf('style template head title datalist param');
/** What is drawn, run or laid over a picture. */
export const drawnTags = setOf('canvas svg math area track script');
/** What another place fills. */
export const frameTags = setOf('iframe embed object vitrine-embed amp-youtube amp-vimeo lite-youtube lite-vimeo');
const galleryClasses = setOf(
  'wp-block-gallery blocks-gallery-grid gallery tiled-gallery wp-block-jetpack-tiled-gallery wp-block-jetpack-slideshow sqs-block-gallery sqs-gallery sqs-gallery-container elementor-image-gallery elementor-image-carousel elementor-image-carousel-wrapper et_pb_gallery kg-gallery-card kg-gallery-container wp-block-coblocks-gallery-masonry wp-block-coblocks-gallery-carousel',
);
const galleryTags = setOf('figure div ul section dl');
const captionClasses = setOf(
  'image-caption wp-caption-text gallery-caption blocks-gallery-caption tiled-gallery-caption widget-image-caption wp-block-jetpack-slideshow_caption image-slide-title et_pb_gallery_caption',
);
/** Blocks that hold all they show: nothing of these is made by the site. */
export const plainBlocks = setOf('footnotes more nextpage spacer separator paragraph embed cover gallery image video');

/** Letters that are raised or lowered by themselves. */
export const raised = new Map(
  [...'0123456789+-−=()ni'].map((character, at) => [character, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿⁱ'][at] ?? '']),
);
export const lowered = new Map(
  [...'0123456789+-−=()'].map((character, at) => [character, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'][at] ?? '']),
);

/** Extensions of files that a text may link to. */
export const files =
  /\.(?:pdf|zip|docx?|xlsx?|pptx?|odt|ods|epub|key|pages|numbers|rtf|txt|csv|mp3|m4a|wav|ogg|aiff?|mp4|mov|m4v|webm|avi|ai|eps|psd|indd|sketch|ttf|otf|woff2?|svg)$/i;

/** Whether its pictures stand together. */
export const isGallery = (element: Element): boolean =>
  galleryTags.has(element.name) &&
  element.attributes['class'] !== undefined &&
  [...classesOf(element)].some((name) => galleryClasses.has(name));

/** Whether its words stand below a picture. */
export const isCaption = (element: Element): boolean =>
  element.name === 'figcaption' ||
  (element.attributes['class'] !== undefined && [...classesOf(element)].some((name) => captionClasses.has(name)));
