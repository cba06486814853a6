/** The element that the server draws before the dashboard's root. */
export const DRAWN_FRAME_ID = 'drawn-frame';

/** Takes away what the server has drawn, once the browser has drawn the same. */
export function removeDrawnFrame(): void {
  document.getElementById(DRAWN_FRAME_ID)?.remove();
}
