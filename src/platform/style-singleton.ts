import { useEffect } from 'react';

/**
 * Stands in for the package `react-style-singleton` (vite.config.ts), with which the dialogs' package locks scrolling. That one
 * writes a style element, which a strict Content-Security-Policy forbids; a constructed style sheet is allowed.
 */
interface SheetProps {
  /** CSS text. */
  readonly styles: string;
}

/** Makes a component whose styles hold while any of its instances is mounted; the first one's, if they differ. */
export function styleSingleton() {
  let count = 0;
  let sheet: CSSStyleSheet | null = null;
  return function Sheet({ styles }: SheetProps): null {
    useEffect(() => {
      count += 1;
      if (sheet === null) {
        sheet = new CSSStyleSheet();
        sheet.replaceSync(styles);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }
      return () => {
        count -= 1;
        if (count > 0) return;
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
        sheet = null;
      };
    }, [styles]);
    return null;
  };
}
