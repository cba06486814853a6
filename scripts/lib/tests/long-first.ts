import { BaseSequencer } from 'vitest/node';

type Files = Parameters<BaseSequencer['sort']>[0];

/** Begins with the files that take longest: the last of a run would be waited for by one core alone. */
export class LongFirst extends BaseSequencer {
  override async sort(files: Files): Promise<Files> {
    const sorted = await super.sort(files);
    const { long = [], others = [] } = Object.groupBy(sorted, ({ moduleId }) =>
      moduleId.includes('/tests/long/') ? 'long' : 'others',
    );
    return [...long, ...others];
  }
}
