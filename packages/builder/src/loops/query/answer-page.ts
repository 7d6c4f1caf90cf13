import { concludePage } from './conclude-page.ts';
import { fetchAnswer } from './fetch-answer.ts';
import type { Outcome, PageRequest } from './page-request.ts';
import type { Query } from './query.ts';

/** Requests a page and shows the answer; see `loadPage`. */
export async function answerPage(query: Query, request: PageRequest, signal: AbortSignal): Promise<Outcome> {
  const { delay } = request;
  if (delay) await new Promise((resolve) => setTimeout(resolve, delay));
  if (signal.aborted) return { state: 'overtaken' };
  const reply = await fetchAnswer(query, request, signal).then(
    (answer) => ({ answer }),
    (error: unknown) => ({ error }),
  );
  return concludePage(query, request, reply, signal);
}
