import { expectAccessibleZoomed } from '../support/axe.ts';
import { testEveryView } from '../support/every-view.ts';

/** Every screen, panel and question at 200 % and in a window of 320 px, in both themes. */

testEveryView(expectAccessibleZoomed);
