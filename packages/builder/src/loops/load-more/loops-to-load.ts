import { isRecord } from '@stirrup/cms';
import { LOAD_MORE } from './contract.ts';

/** The loops that a button's interactions load more of; none if the JSON is malformed. */
export function loopsToLoad(printed: string): string[] {
  let list: unknown;
  try {
    list = JSON.parse(printed);
  } catch {
    return [];
  }
  return Object.values(isRecord(list) ? list : {}).flatMap((interaction) => {
    if (!isRecord(interaction) || interaction['action'] !== LOAD_MORE.action) return [];
    const queryId = interaction[LOAD_MORE.query];
    return typeof queryId === 'string' && queryId ? [queryId] : [];
  });
}
