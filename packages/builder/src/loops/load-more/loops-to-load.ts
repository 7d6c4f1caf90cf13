import { isRecord } from '@stirrup/cms';
import { INTERACTION } from './contract.ts';

/** The loops that a button's interactions load more of; none if the JSON is malformed. */
export function loopsToLoad(printed: string): string[] {
  let list: unknown;
  try {
    list = JSON.parse(printed);
  } catch {
    return [];
  }
  return Object.values(isRecord(list) ? list : {}).flatMap((interaction) => {
    if (!isRecord(interaction) || interaction['action'] !== INTERACTION.action) return [];
    const queryId = interaction[INTERACTION.query];
    return typeof queryId === 'string' && queryId ? [queryId] : [];
  });
}
