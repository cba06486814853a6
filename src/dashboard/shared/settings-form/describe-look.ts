import { builtLook, type Look } from '@vitrine/look';

/** A look in a sentence, to compare two of them. */
export function describeLook(look: Look | null): string {
  const { white, black, accent, displayFace, textFace, voice, air, corners, captions, home, work } = look ?? builtLook;
  return (
    `White ${white.surface} with ${white.ink}, black ${black.surface} with ${black.ink}, accent ${accent}, titles in ${displayFace}, text in ${textFace}, ` +
    `voice ${voice}, air ${air}, corners ${String(corners)} px, captions ${captions}, home ${home.join(', ')}, Work as ${work}`
  );
}
