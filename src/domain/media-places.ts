import type { GridType, Id, Media } from './content.ts';
import { isPortrait, planGrid, ROW_RATIO } from './grids.ts';
import type { Ratio } from './grids.ts';
import { SHARE_SIZE } from './share.ts';

/** Where a picture or film stands, and how each of these frames cuts it. */

/** A frame of a grid: both count from 1. */
interface FramePlace {
  readonly kind: 'frame';
  readonly gridType: GridType;
  readonly grid: number;
  readonly frame: number;
  /** How many frames its grid has. */
  readonly frames: number;
}

export type MediaPlace = { readonly title: string } & (
  | FramePlace
  | { readonly kind: 'header' | 'loose' | 'about' | 'share' }
  | { readonly kind: 'story'; readonly story: Id }
  | { readonly kind: 'page'; readonly page: Id }
  | { readonly kind: 'headerVideo' | 'homeVideo' | 'homeGrid'; readonly position: number }
);

/** A frame that cuts what is in it to its own shape. */
export interface Crop {
  readonly name: string;
  readonly ratio: Ratio;
}

const window: Ratio = '16/10';
const phone: Ratio = '390/515';
const shareCard: Ratio = `${SHARE_SIZE.width}/${SHARE_SIZE.height}`;

/** What a window's whole height is filled with. */
const windows = (name: string): readonly Crop[] => [
  { name, ratio: window },
  { name: `${name}, on a phone`, ratio: phone },
];

/** The cells of the home page, by position. */
const cells: readonly Ratio[] = ['428/600', '428/600', '428/600', '1335/383', '1/1', '1/1'];

/** The shape that a frame of a grid cuts to; null where it shows all of a picture. */
function ratioOf({ gridType, frame, frames }: FramePlace, media: Media): Ratio | null {
  const { kind, ratios } = planGrid(gridType, frames);
  if (kind === 'single' || kind === 'empty') return null;
  if (kind === 'carousel') return isPortrait(media) ? null : '1920/1080';
  return ratios[frame - 1] ?? ROW_RATIO;
}

/** The frames of a place that cut this picture or film; none where it is seen whole. */
export function cropsOf(place: MediaPlace, media: Media): readonly Crop[] {
  switch (place.kind) {
    case 'header':
      return [
        ...windows('Header'),
        { name: 'Tile on Work', ratio: '3/2' },
        { name: 'Tile, on a phone', ratio: '4/3' },
        { name: 'Shared link', ratio: shareCard },
      ];
    case 'frame': {
      const ratio = ratioOf(place, media);
      const name = `Grid ${String(place.grid)}, frame ${String(place.frame)}`;
      return ratio === null ? [] : [{ name, ratio }];
    }
    case 'headerVideo':
      return windows(`Home, header video ${String(place.position)}`);
    case 'homeVideo':
      return [{ name: `Home, video ${String(place.position)}`, ratio: '16/9' }];
    case 'homeGrid':
      return [{ name: `Home, cell ${String(place.position)}`, ratio: cells[place.position - 1] ?? '428/600' }];
    case 'about':
      return [{ name: 'About us', ratio: '1200/380' }];
    case 'share':
      return [{ name: 'Shared link', ratio: shareCard }];
    case 'loose':
    case 'story':
    case 'page':
      return [];
  }
}

/** Shapes that frames have, for a picture that stands in none that cuts it. */
export const examples: readonly Crop[] = [
  { name: 'A wide frame', ratio: '16/9' },
  { name: 'A square frame', ratio: '1/1' },
  { name: 'A tall frame', ratio: '428/600' },
];

/** Each frame once, in order. */
export function allCrops(places: readonly MediaPlace[], media: Media): readonly Crop[] {
  return places
    .flatMap((place) => cropsOf(place, media))
    .filter(({ name }, index, all) => all.findIndex((one) => one.name === name) === index);
}

/** 'Upar: grid 2, frame 1' */
export function placeName(place: MediaPlace): string {
  const { title } = place;
  const of = title.trim() === '' ? '' : `${title}: `;
  switch (place.kind) {
    case 'header':
      return `${of}header`;
    case 'frame':
      return `${of}grid ${String(place.grid)}, frame ${String(place.frame)}`;
    case 'loose':
      return `${of}media in no grid`;
    case 'headerVideo':
      return `Home page, header video ${String(place.position)}`;
    case 'homeVideo':
      return `Home page, homepage video ${String(place.position)}`;
    case 'homeGrid':
      return `Home page, grid cell ${String(place.position)}`;
    case 'about':
      return 'About page';
    case 'share':
      return 'Shared links';
    case 'story':
      return title.trim() === '' ? 'A story' : `Story: ${title}`;
    case 'page':
      return title.trim() === '' ? 'A page' : `Page: ${title}`;
  }
}

const pictureKinds: readonly MediaPlace['kind'][] = ['about', 'share', 'story', 'page'];

/** Why a file of this kind cannot stand in a place; null where it can. */
export function refuseInPlace({ kind }: MediaPlace, media: Pick<Media, 'kind'>): string | null {
  return pictureKinds.includes(kind) && media.kind === 'video' ? 'takes pictures only' : null;
}
