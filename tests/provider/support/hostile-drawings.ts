/** A drawing that somebody made to stall the server or a browser, to bring a fault about, or to be read as another thing. */
export interface HostileDrawing {
  readonly name: string;
  readonly source: string;
}

const shape = '<rect width="5" height="5"/>';
const count = <T>(length: number, make: (index: number) => T): readonly T[] =>
  Array.from({ length }, (_, index) => make(index));
const repeat = (length: number, make: (index: number) => string): string => count(length, make).join('');
const draw = (inside: string, viewBox = '0 0 10 10'): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${viewBox}">${inside}${shape}</svg>`;

/** Each is masked, or clipped, by the next. */
const chain = (element: 'mask' | 'clipPath', property: 'mask' | 'clip-path', length: number): string =>
  draw(
    repeat(
      length,
      (at) =>
        `<${element} id="m${at}"><rect width="9" height="9" fill="#fff" ${property}="url(#m${at + 1})"/><circle r="4" fill="#fff" ${property}="url(#m${at + 1})"/></${element}>`,
    ) + `<rect width="10" height="10" ${property}="url(#m0)"/>`,
  );

/** Each draws the next twice. */
const doubling = (length: number): string =>
  draw(
    `<defs>${repeat(length, (at) => `<g id="u${at}"><use href="#u${at + 1}"/><use href="#u${at + 1}"/></g>`)}<g id="u${length}">${repeat(500, () => shape)}</g></defs><use href="#u0"/>`,
  );

const digits = (length: number): string => '1'.repeat(length);
const blanks = (length: number): string => ' '.repeat(length);
const nested = (name: string, depth: number, attributes = ''): string =>
  draw(`${`<${name}${attributes}>`.repeat(depth)}${shape}${`</${name}>`.repeat(depth)}`);

const inherited = ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'valueOf'];

const readers: Readonly<Record<string, string>> = {
  'points of 40 digits': draw(`<polygon points="${digits(40)}x"/>`),
  'points of 200 kB': draw(`<polygon points="${digits(200_000)}x"/>`),
  'points as a chart program writes them': draw(`<polyline points="${'100,200 300,400 '.repeat(9)}NaN,1"/>`),
  'a width of 200 kB': draw(`<rect width="${digits(200_000)}x"/>`),
  'a viewBox of 200 kB': draw('', `0 0 ${digits(200_000)} 1x`),
  'a style of blanks': draw(`<style>${blanks(100_000)},</style>`),
  'a rule of blanks': draw(`<style>a${blanks(100_000)},{fill:red}</style>`),
  'open braces': draw(`<style>${'.a{'.repeat(60_000)}</style>`),
  'open comments': draw(`<style>${'/*'.repeat(90_000)}</style>`),
  'style elements that do not end': draw('<style>'.repeat(30_000)),
  'selectors of one rule': draw(`<style>${repeat(30_000, (at) => `.a${at},`)}.b{fill:red}</style>`),
  'classes of one element': draw(`<style>.a{fill:red}</style><rect class="${'a '.repeat(100_000)}"/>`),
  'declarations of one element': draw(`<rect style="${'fill:red;'.repeat(25_000)}"/>`),
  'a colour of blanks': draw(`<rect fill="rgb(${blanks(200_000)}x"/>`),
  'a reference of blanks': draw(`<rect fill="url(${blanks(200_000)}x"/>`),
  'attributes of one element': draw(`<rect ${repeat(20_000, (at) => `a${at}="1" `)}/>`),
  namespaces: draw(`<g ${repeat(8000, (at) => `xmlns:n${at}="urn:${at}" `)}/>`),
  'a comment that does not end': draw(`<!--${'-'.repeat(200_000)}`),
  'a section that does not end': draw(`<![CDATA[${']'.repeat(200_000)}`),
  'brackets that open nothing': draw('<'.repeat(200_000)),
  'entities that do not end': draw(`<title>${'&#'.repeat(100_000)}</title>`),
  'declared entities': `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;&a;">]>${draw('<title>&b;</title>')}`,
};

const drawn: Readonly<Record<string, string>> = {
  '5 masks of masks': chain('mask', 'mask', 5),
  '14 masks of masks': chain('mask', 'mask', 14),
  '20 masks of masks': chain('mask', 'mask', 20),
  '39 masks of masks': chain('mask', 'mask', 39),
  '1000 masks of masks': chain('mask', 'mask', 1000),
  '14 clips of clips': chain('clipPath', 'clip-path', 14),
  '20 clips of clips': chain('clipPath', 'clip-path', 20),
  '7 doublings': doubling(7),
  '16 uses of 2000 shapes': draw(
    `<defs><g id="a">${repeat(2000, (at) => `<circle cx="${at % 10}" cy="5" r="4" fill-opacity=".5"/>`)}</g></defs>${'<use href="#a"/>'.repeat(16)}`,
  ),
  '20 000 nested groups': nested('g', 20_000),
  '1000 nested groups': nested('g', 1000),
  '65 nested groups with opacity': nested('g', 65, ' opacity=".99"'),
  '200 nested drawings': nested('svg', 200, ' viewBox="0 0 9 9"'),
  '2000 nested masks': nested('mask', 2000, ' id="a"'),
  '15 000 shapes': draw(repeat(15_000, () => '<path d="M0 0h9"/>')),
  '3000 masked shapes': draw(
    `<mask id="a">${shape}</mask>${repeat(3000, () => '<rect width="9" height="9" mask="url(#a)"/>')}`,
  ),
  '3000 clipped shapes': draw(
    `<clipPath id="a">${shape}</clipPath>${repeat(3000, () => '<rect width="9" height="9" clip-path="url(#a)"/>')}`,
  ),
  'shapes painted by 200 stops each': draw(
    `<linearGradient id="a">${repeat(200, (at) => `<stop offset="${at / 200}" stop-color="#${100 + at}"/>`)}</linearGradient>${repeat(1500, () => '<rect width="9" height="9" fill="url(#a)"/>')}`,
  ),
  '30 gradients of gradients': draw(
    `${repeat(30, (at) => `<linearGradient id="a${at}" href="#a${at + 1}"/>`)}<rect width="9" height="9" fill="url(#a0)"/>`,
  ),
  'a path of 200 kB': draw(
    `<path stroke="#000" stroke-width="9" d="M0 0${repeat(25_000, (at) => `L${at % 10} ${(at * 7) % 10} `)}"/>`,
  ),
  'curves of 200 kB': draw(
    `<path stroke="#000" stroke-width="90" d="M0 0${repeat(12_000, (at) => `c1e5 ${at} -9 9e4 0 0`)}"/>`,
  ),
  'arcs of 200 kB': draw(`<path stroke="#000" d="M0 0${repeat(12_000, (at) => `a9 9 ${at % 360} 1 1 .01 0`)}"/>`),
  'short dashes of long lines': draw(
    repeat(2000, (at) => `<path stroke="#000" stroke-dasharray=".001" d="M0 ${at % 10}h900"/>`),
  ),
  'dashes of large circles': draw(
    repeat(1000, () => '<circle r="9000" fill="none" stroke="#000" stroke-dasharray=".1 .1"/>'),
  ),
  'a use of itself': draw('<g id="a"><use href="#a"/></g>'),
  'two uses of each other': draw('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
  'a mask of itself': draw('<mask id="a"><rect width="9" height="9" mask="url(#a)"/></mask><rect mask="url(#a)"/>'),
  'a clip of itself': draw('<clipPath id="a" clip-path="url(#a)"><rect/></clipPath><rect clip-path="url(#a)"/>'),
  'a gradient of itself': draw('<linearGradient id="a" href="#a"/><rect width="9" height="9" fill="url(#a)"/>'),
};

const faults: Readonly<Record<string, string>> = {
  ...Object.fromEntries(inherited.map((name) => [`the attribute ${name}`, draw(`<rect ${name}="x"/>`)])),
  'styles of inherited names': draw(`<rect style="${inherited.map((name) => `${name}:1`).join(';')}"/>`),
  'classes of inherited names': draw(
    `<style>${inherited.map((name) => `.${name}{${name}:1}`).join('')}</style><rect class="${inherited.join(' ')}"/>`,
  ),
  'elements of inherited names': draw(inherited.map((name) => `<${name}/>`).join('')),
  'references to inherited names': draw(inherited.map((name) => `<use href="#${name}"/>`).join('')),
  'a viewBox near nothing': draw('', '0 0 1e-320 1e-320'),
  'a viewBox as large as can be': draw('', '0 0 1e308 1e308'),
  'a viewBox beyond numbers': draw('', '0 0 1e999 9'),
  'a viewBox far away': draw('', '1e300 -1e300 9 9'),
  'a viewBox that is thin': draw('', '0 0 1e-3 1e6'),
  'a viewBox of other numbers': draw('', '0 0 0x10 Infinity'),
};

/** Some sixty, of all kinds. */
export const hostileDrawings: readonly HostileDrawing[] = Object.entries({ ...readers, ...drawn, ...faults }).map(
  ([name, source]) => ({ name, source }),
);
