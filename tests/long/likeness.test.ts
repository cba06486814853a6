import { test } from 'vitest';
import { expectLikeness } from '../provider/support/likeness.ts';
import { madePictures } from '../provider/support/made-pictures.ts';

test.each(madePictures)('versions show what the file shows: $name', expectLikeness);
