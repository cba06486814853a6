import { frame, space } from '@vitrine/design-system/theme';
import { globalStyle } from '@vanilla-extract/css';

interface FirstSheet {
  readonly header: string;
  /** Over the picture on a screen, above it on paper. */
  readonly title: string;
  /** The picture, or the poster of the film that is shown. */
  readonly picture: string;
}

/** The first sheet of what is printed (A4 landscape): the title, and below it the header as large as there is room. */
export function printFirstSheet({ header, title, picture }: FirstSheet): void {
  globalStyle(header, {
    '@media': {
      print: {
        display: 'flex',
        flexDirection: 'column',
        gap: space[6],
        height: frame.sheet,
        minHeight: 0,
        marginTop: 0,
        background: 'none',
      },
    },
  });
  globalStyle(`${header} > ${title}`, { '@media': { print: { position: 'static', order: -1, padding: 0 } } });
  globalStyle(`${header} > ${picture}`, {
    '@media': {
      print: { display: 'block', position: 'relative', zIndex: 'auto', inset: 'auto', flex: '1 1 0', minHeight: 0 },
    },
  });
}
