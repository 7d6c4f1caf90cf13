import { isRecord } from '@stirrup/cms';
import { readStored, store } from '@stirrup/cms/storage';
import type { BasePage, KeptAnswer, PageFacts, ShownPages } from '../query/shown-pages.ts';
import { STORAGE_KEY } from './contract.ts';
import type { HistoryEntry } from './history-entries.ts';

/** Number of characters kept per tab, less than half of what browsers allow a site. */
const MAX_SIZE = 2_000_000;

type Entries = Iterable<readonly [id: string, entry: HistoryEntry]>;

/**
 * Stores entries for when the visitor comes back to the page, with those of other pages of the tab: the newest first,
 * as many as there is room for. Full or blocked storage keeps fewer, or none; their results are then requested again.
 */
export function writeEntries(entries: Entries): void {
  const all = new Map<string, HistoryEntry>();
  for (const [id, entry] of [...readEntries(), ...entries]) {
    all.delete(id);
    all.set(id, entry);
  }
  let size = 0;
  let list: string[] = [];
  for (const pair of [...all].reverse()) {
    if (size + leastSize(pair[1]) > MAX_SIZE) continue;
    const json = JSON.stringify(pair);
    if (size + json.length > MAX_SIZE) continue;
    size += json.length;
    list.push(json);
  }
  while (list.length > 0 && !store('sessionStorage', STORAGE_KEY, `[${list.toReversed().join()}]`))
    list = list.slice(0, list.length >> 1);
}

/** Fewest characters of an entry's JSON, before it is made: those of its results. */
function leastSize({ loops }: HistoryEntry): number {
  const answers = Object.values(loops).flatMap((pages) => (pages ? [pages.base.answer, ...pages.appended] : []));
  return answers.reduce((size, answer) => size + (answer?.html.length ?? 0), 0);
}

/** The stored entries, oldest first; none if another script has damaged them. */
export function readEntries(): [id: string, entry: HistoryEntry][] {
  try {
    const printed: unknown = JSON.parse(readStored('sessionStorage', STORAGE_KEY) ?? '[]');
    return Array.isArray(printed) ? printed.flatMap(readPair) : [];
  } catch {
    return [];
  }
}

function readPair(printed: unknown): [id: string, entry: HistoryEntry][] {
  const [id, entry]: unknown[] = Array.isArray(printed) ? printed : [];
  if (typeof id !== 'string' || !isRecord(entry)) return [];
  const { scroll, loops, paginations, parts } = entry;
  const [left, top]: unknown[] = Array.isArray(scroll) ? scroll : [];
  return [
    [
      id,
      {
        scroll: [Number(left) || 0, Number(top) || 0],
        loops: dictionary(loops, readPages),
        paginations: dictionary(paginations, (html) => (typeof html === 'string' ? html : undefined)),
        parts: isRecord(parts) ? parts : {},
      },
    ],
  ];
}

function dictionary<T>(printed: unknown, read: (value: unknown) => T | undefined): Record<string, T> {
  const entries = isRecord(printed) ? Object.entries(printed) : [];
  return Object.fromEntries(
    entries.flatMap(([key, value]) => {
      const known = read(value);
      return known === undefined ? [] : [[key, known]];
    }),
  );
}

function readPages(printed: unknown): ShownPages | null | undefined {
  if (printed === null) return null;
  if (!isRecord(printed) || !Array.isArray(printed['appended'])) return undefined;
  const base = readBase(printed['base']);
  const facts = readFacts(printed['facts']);
  const appended = printed['appended'].map(readAnswer).filter((answer) => answer !== undefined);
  // A missing page in between would be worse than none.
  if (!base || !facts || appended.length < printed['appended'].length) return undefined;
  return {
    base,
    facts,
    appended,
    size: appended.reduce((size, { html, popups }) => size + html.length + popups.length, 0),
  };
}

function readBase(printed: unknown): BasePage | undefined {
  if (!isRecord(printed) || typeof printed['id'] !== 'string') return undefined;
  const facts = readFacts(printed['facts']);
  return facts && { id: printed['id'], facts, answer: readAnswer(printed['answer']) };
}

function readAnswer(printed: unknown): KeptAnswer | undefined {
  if (!isRecord(printed)) return undefined;
  const { html, popups, styles } = printed;
  const isAnswer = typeof html === 'string' && typeof popups === 'string' && typeof styles === 'string';
  return isAnswer ? { html, popups, styles } : undefined;
}

function readFacts(printed: unknown): PageFacts | undefined {
  if (!isRecord(printed)) return undefined;
  const { page, start, end, count, nextUrl, summary } = printed;
  // JSON has no infinity.
  const maxPages = printed['maxPages'] === null ? Number.POSITIVE_INFINITY : printed['maxPages'];
  if (typeof page !== 'number' || typeof maxPages !== 'number') return undefined;
  if (typeof start !== 'number' || typeof end !== 'number') return undefined;
  return {
    page,
    maxPages,
    start,
    end,
    count: typeof count === 'number' ? count : undefined,
    nextUrl: typeof nextUrl === 'string' ? nextUrl : undefined,
    summary: typeof summary === 'string' ? summary : undefined,
  };
}
