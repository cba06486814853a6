import { Button } from '@vitrine/design-system/components/button';
import { ArrowNorthEastIcon } from '@vitrine/design-system/components/icon';
import { Text } from '@vitrine/design-system/components/text';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { siteConfig } from '../../../site.config.ts';
import { useMapEmbed } from '../../machines/map-embed/map-embed.react.tsx';
import { mapEmbedUrl, mapPageUrl } from './map-address.ts';
import { frame, open, place, well, words } from './studio-map.css.ts';

/**
 * The map, and below it what stands there until it comes or when it does not: the address and a link to the map's own
 * page, which lies above the map too.
 */
export function StudioMap() {
  const map = useMapEmbed();
  const { map: position, contact } = siteConfig;
  return (
    <div className={place}>
      <div className={well} ref={map.attach}>
        <div className={words}>
          <Text variant="body">{contact.addressLines.join(', ')}</Text>
          {map.isShown ? null : <Button onClick={map.show}>Show map</Button>}
        </div>
        {map.isShown ? <iframe className={frame} src={mapEmbedUrl(position)} title={position.label} /> : null}
        <a className={open} href={mapPageUrl(position)} rel="noopener noreferrer" target="_blank">
          Open map
          <ArrowNorthEastIcon size={12} />
          <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
        </a>
      </div>
    </div>
  );
}
