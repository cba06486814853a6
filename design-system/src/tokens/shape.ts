import tokens from '../../tokens/tokens.json';

/** Radii: 0 on the site and on all media; only the dashboard and discs are round. */
export const radius = {
  control: tokens.radius.control,
  panel: tokens.radius.card,
  dialog: tokens.radius.dialog,
  thumb: tokens.radius.dashThumb,
  disc: tokens.radius.disc,
};

/** How far the scrim behind a title fades out above it. */
export const scrimReach = tokens.scrim.bottom.reach;

/** Stops `[percent, alpha]` of the functional scrims under text on media; the lower one's are along its reach. */
export const scrimStops = { top: tokens.scrim.top.stops, bottom: tokens.scrim.bottom.stops };

/** Opacity of a scrim over a picture or film that is dark already: less is needed there. */
export const scrimOpacityOnDark = tokens.scrim.opacityOnDark;
