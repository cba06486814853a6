import { Button } from '@vitrine/design-system/components/button';
import { ArrowNorthEastIcon } from '@vitrine/design-system/components/icon';
import { Text } from '@vitrine/design-system/components/text';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { useCallback, useRef } from 'react';
import { siteConfig } from '../../../site.config.ts';
import { useMapEmbed } from '../../machines/map-embed/map-embed.react.tsx';
import { mapEmbedUrl, mapPageUrl } from './map-address.ts';
import { frame, open, place, well, words } from './studio-map.css.ts';

/**
 * The map, and below it a fallback until it has loaded or when it fails: the address and a link to the map's own page,
 * which lies above the map too.
 */
export function StudioMap() {
  const map = useMapEmbed();
  const { map: position, contact } = siteConfig;
  const isButtonFocused = useRef(false);
  const link = useRef<HTMLAnchorElement>(null);
  // The map replaces the button: its focus moves here, not to the top of the page (WCAG 2.4.3), and not into the map, where
  // this page cannot show it.
  const keepFocus = useCallback((map: HTMLIFrameElement | null) => {
    if (map !== null && isButtonFocused.current) link.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={place}>
      <div className={well} ref={map.attach}>
        <div className={words}>
          <Text variant="body">{contact.addressLines.join(', ')}</Text>
          {map.isShown ? null : (
            <Button
              onBlur={() => {
                isButtonFocused.current = false;
              }}
              onClick={map.show}
              onFocus={() => {
                isButtonFocused.current = true;
              }}
            >
              Show map
            </Button>
          )}
        </div>
        {map.isShown ? (
          <iframe className={frame} ref={keepFocus} src={mapEmbedUrl(position)} title={position.label} />
        ) : null}
        <a className={open} href={mapPageUrl(position)} ref={link} rel="noopener noreferrer" target="_blank">
          Open map
          <ArrowNorthEastIcon size={12} />
          <VisuallyHidden>(opens in a new tab)</VisuallyHidden>
        </a>
      </div>
    </div>
  );
}
