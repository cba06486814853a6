/** Where the map comes from: OpenStreetMap, by the position in `site.config.ts`. */
interface Position {
  /** Degrees, north positive. */
  readonly latitude: number;
  /** Degrees, east positive. */
  readonly longitude: number;
}

/** Half the width and height of the embedded part, in degrees: a neighbourhood. */
const REACH = { longitude: 0.009, latitude: 0.0036 };
/** The same, as a zoom level. */
const ZOOM = 16;

function degrees(value: number): string {
  return value.toFixed(5);
}

/** The map to embed, the pin in its centre. */
export function mapEmbedUrl({ latitude, longitude }: Position): string {
  const box = [
    longitude - REACH.longitude,
    latitude - REACH.latitude,
    longitude + REACH.longitude,
    latitude + REACH.latitude,
  ];
  const query = new URLSearchParams({
    bbox: box.map(degrees).join(','),
    layer: 'mapnik',
    marker: `${degrees(latitude)},${degrees(longitude)}`,
  });
  return `https://www.openstreetmap.org/export/embed.html?${query.toString()}`;
}

/** The same place as a page of its own. */
export function mapPageUrl({ latitude, longitude }: Position): string {
  const [lat, lon] = [degrees(latitude), degrees(longitude)];
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=${String(ZOOM)}/${lat}/${lon}`;
}
