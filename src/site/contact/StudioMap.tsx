import { ArrowNorthEastIcon } from '@vitrine/design-system/components/icon';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import type { SiteConfig } from '../../../site.config.ts';
import { mapDrawing } from '../../../site.map.ts';
import { isDrawnFor } from '../../domain/map-drawing.ts';
import { useMapEmbed } from '../../machines/map-embed/map-embed.react.tsx';
import { useSay, useSite } from '../../machines/site-context.ts';
import { DrawnMap } from './DrawnMap.tsx';
import { mapEmbedUrl, mapPageUrl } from './map-address.ts';
import { MapPlate } from './MapPlate.tsx';
import { bar, control, frame, frameShown, place, sentence, tools, well } from './studio-map.css.ts';

/** A place, as the settings have it. */
type StudioPosition = NonNullable<SiteConfig['map']>;

const words = {
  hidden: 'Interactive map',
  opening: 'Loading map',
  shown: 'Drawn map',
  failed: 'Interactive map',
} as const;

/** The map, where the studio says its place. */
export function StudioMap() {
  const { map } = useSite();
  return map === null ? null : <MapOf position={map} />;
}

/**
 * The drawn map, and on demand a third party's in its place, once that has loaded. The one button stays where it is, so that
 * neither focus nor pointer loses it; the link leads to the third party's own page.
 */
function MapOf({ position }: { readonly position: StudioPosition }) {
  const say = useSay();
  const drawing = mapDrawing !== null && isDrawnFor(mapDrawing.door, position) ? mapDrawing : null;
  const map = useMapEmbed(mapEmbedUrl(position));
  return (
    <div className={place}>
      <div className={well}>
        {drawing === null ? <MapPlate map={position} /> : <DrawnMap label={position.label} map={drawing} />}
        {map.isEmbedded ? (
          <iframe
            className={map.state === 'shown' ? `${frame} ${frameShown}` : frame}
            onLoad={map.noteLoaded}
            src={mapEmbedUrl(position)}
            title={position.label}
          />
        ) : null}
        <div className={tools}>
          <p className={sentence} role="status">
            {map.state === 'failed'
              ? say('The interactive map does not answer. The link below leads to the address.')
              : null}
          </p>
          <div className={bar}>
            <button
              aria-busy={map.state === 'opening'}
              className={control}
              onClick={map.state === 'shown' ? map.hide : map.show}
              type="button"
            >
              {say(words[map.state])}
            </button>
            <a className={control} href={mapPageUrl(position)} rel="noopener noreferrer" target="_blank">
              {say('Open map')}
              <ArrowNorthEastIcon size={12} />
              <VisuallyHidden>{say('(opens in a new tab)')}</VisuallyHidden>
            </a>
          </div>
        </div>
      </div>
    </div>
  );
}
