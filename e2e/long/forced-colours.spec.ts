import { expectAccessibleInForcedColours } from '../support/axe.ts';
import { testEveryView } from '../support/every-view.ts';
import { test } from '../support/test.ts';

/** Every screen, panel and question with the system's colours in place of ours, in both themes. */

// High, as only what is in the window is looked at.
test.use({ viewport: { width: 1440, height: 2000 } });

testEveryView(expectAccessibleInForcedColours);
