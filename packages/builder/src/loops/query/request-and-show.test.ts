import { expect, it, vi } from 'vitest';
import { stubSettings } from '../../testing/stub-server.ts';
import { loadPage } from './load-page.ts';
import { openQueryPage, pageAnswer } from './testing/query-page.ts';

it.each(['append', 'paginate', 'filter'] as const)(
  'calls back after loading, before the last event: %s',
  async (kind) => {
    stubSettings();
    const { query, calls, events, end } = openQueryPage();
    const seen = vi.fn();
    const loading = loadPage(query, {
      ...{ kind, page: 2 },
      onShown: () => seen(query.facts.get().isLoading, events.at(-1)),
    });
    await calls[0]?.answer(pageAnswer(2));
    await loading;
    expect(seen.mock.calls).toEqual([[false, 'nodes_added']]);
    end.abort();
    vi.unstubAllGlobals();
  },
);
