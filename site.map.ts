/**
 * The drawn map of Talk to us: the studio's surroundings, drawn by itself, so that a visitor sees at once where it is and nobody
 * else is asked. It lies beside `site.config.ts` because only that one page loads it.
 *
 * Draw your own: take the door as the middle and measure on any map, in metres to the east and to the north of it (west and south
 * are negative). Two or three points are enough for a street, which bends gently through them; a dozen lines make a map. What
 * lies within 350 m of the door is seen on every screen, up to 700 m east and west of it on wide ones. Without a drawing (write
 * `null` instead) the address and its coordinates stand in the map's place, and no street is pretended.
 */
export interface MapDrawing {
  /**
   * The door for which it was drawn, in degrees: where `site.config.ts` says another place, more than some hundred metres from here,
   * the drawing is not shown, so that a studio that moves (or begins) never shows somebody else's streets.
   */
  readonly door: { readonly latitude: number; readonly longitude: number };
  /** What is drawn, in any order. */
  readonly features: readonly MapFeature[];
  /** Single places that help to find the way: a station, a crossing everybody knows. */
  readonly places: readonly { readonly name: string; readonly at: string }[];
}

export interface MapFeature {
  /**
   * `road`: broad; `lane`: a thin line; `railway`: a line with sleepers; `water`: a river, or a lake where the last point is the
   * first again; `park`: an area, its last point the first again.
   */
  readonly kind: 'road' | 'lane' | 'railway' | 'water' | 'park';
  /** Written along a line, in the middle of an area. Two or three words. */
  readonly name?: string;
  /** How far along the line its name stands, from its western end: 0 to 1, in the middle if left out. */
  readonly nameAt?: number;
  /** Metres from the door, east and north, a comma between two points: '-200 40, 0 55, 310 20'. */
  readonly points: string;
}

export const mapDrawing: MapDrawing | null = {
  door: { latitude: 28.5826, longitude: 77.2437 },
  features: [
    { kind: 'water', name: 'Barapullah', nameAt: 0.61, points: '-820 84, -420 146, -40 214, 330 262, 820 330' },
    { kind: 'park', name: 'Birbal Park', points: '-188 -74, -62 -82, -60 -162, -190 -152, -188 -74' },
    { kind: 'park', points: '120 148, 200 154, 202 94, 116 90, 120 148' },
    { kind: 'park', points: '-650 60, -430 78, -418 -40, -520 -92, -668 -58, -650 60' },
    { kind: 'railway', name: 'Ring Railway', nameAt: 0.56, points: '-820 -196, -300 -244, 60 -236, 420 -150, 820 60' },
    { kind: 'road', name: 'Mathura Road', nameAt: 0.52, points: '388 480, 432 180, 520 -120, 640 -480' },
    { kind: 'road', points: '-318 480, -296 140, -338 -180, -372 -480' },
    { kind: 'road', name: 'Birbal Road', nameAt: 0.25, points: '-314 -20, -120 -50, 120 -52, 494 -28' },
    { kind: 'road', points: '-820 -80, -560 -124, -334 -160' },
    { kind: 'lane', name: 'Press Lane', nameAt: 0.54, points: '8 176, 2 60, 0 -50' },
    { kind: 'lane', points: '-296 124, 0 176, 430 210' },
    { kind: 'lane', points: '-298 52, 0 70, 450 92' },
    { kind: 'lane', points: '-206 142, -204 -36' },
    { kind: 'lane', points: '-104 160, -106 -50' },
    { kind: 'lane', points: '106 186, 102 -52' },
    { kind: 'lane', points: '214 194, 208 -48' },
    { kind: 'lane', points: '320 202, 314 -42' },
    { kind: 'lane', points: '-204 -36, -202 -246' },
    { kind: 'lane', points: '-46 -52, -44 -240' },
    { kind: 'lane', points: '90 -52, 96 -230' },
    { kind: 'lane', points: '226 -48, 238 -200' },
    { kind: 'lane', points: '360 -38, 372 -166' },
    { kind: 'lane', points: '-336 -168, -40 -176, 516 -108' },
    { kind: 'lane', points: '560 400, 600 100, 700 -2' },
    { kind: 'lane', points: '444 122, 620 96, 820 140' },
    { kind: 'lane', points: '522 -126, 700 -130, 820 -100' },
    { kind: 'lane', points: '-560 130, -540 480' },
    { kind: 'lane', points: '-302 230, -560 250, -820 220' },
    { kind: 'lane', points: '-356 -300, -600 -330, -820 -300' },
    { kind: 'lane', points: '-700 -100, -700 -480' },
    { kind: 'lane', points: '-560 -124, -570 -480' },
    { kind: 'lane', points: '-366 -400, 60 -380, 560 -330' },
    { kind: 'lane', points: '-120 -242, -110 -480' },
    { kind: 'lane', points: '220 -206, 210 -480' },
    { kind: 'lane', points: '8 176, 14 480' },
    { kind: 'lane', points: '214 194, 222 480' },
  ],
  places: [{ name: 'Metro', at: '-244 18' }],
};
