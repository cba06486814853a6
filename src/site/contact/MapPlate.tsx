import { Text } from '@vitrine/design-system/components/text';
import { readCoordinate, type Position } from '../../domain/map-drawing.ts';
import { useSite } from '../../machines/site-context.ts';
import { across, address, coordinate, down, latitude, longitude, plate, point } from './map-plate.css.ts';

/** Where nobody drew a map: the address, and the place where its parallel and its meridian cross. It pretends no street. */
export function MapPlate({ map }: { readonly map: Position }) {
  const { contact } = useSite();
  const lines = contact.addressLines.join('\n').trim();
  return (
    <div className={plate}>
      <span className={across} />
      <span className={down} />
      <span className={point} />
      <p className={`${coordinate} ${latitude}`}>{readCoordinate(map.latitude, ['N', 'S'])}</p>
      <p className={`${coordinate} ${longitude}`}>{readCoordinate(map.longitude, ['E', 'W'])}</p>
      {lines === '' ? null : (
        <div className={address}>
          <Text variant="title" wrap="lines">
            {lines}
          </Text>
        </div>
      )}
    </div>
  );
}
