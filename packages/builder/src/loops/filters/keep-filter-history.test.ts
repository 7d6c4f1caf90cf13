import { afterEach, expect, test } from 'vitest';
import { historyParts } from '../query-history/history-parts.ts';
import { resultsCode } from './change-filter.ts';
import { keepFilterHistory } from './keep-filter-history.ts';

afterEach(() => void historyParts().splice(0));

test('filters are restored with a promise as long as the code for it is loading', async () => {
  keepFilterHistory();
  const [part] = historyParts();
  const coming = part?.restore({}, null);
  expect(coming).toBeInstanceOf(Promise);
  await coming;
  expect([resultsCode.loaded() !== undefined, part?.restore({}, null)]).toEqual([true, undefined]);
});
