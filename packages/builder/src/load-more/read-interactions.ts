import { isRecord } from '@stirrup/cms';
import { INTERACTION } from './contract.ts';

/** A loop that a button is for. */
interface LoopOfButton {
  readonly queryId: string;
  /** Whether it loads more when it is clicked; else something else makes it. */
  readonly isClicked: boolean;
}

/** The loops that a button's interactions name; none in JSON that is broken. */
export function readInteractions(printed: string): LoopOfButton[] {
  let list: unknown;
  try {
    list = JSON.parse(printed);
  } catch {
    return [];
  }
  return Object.values(isRecord(list) ? list : {}).flatMap((interaction) => {
    if (!isRecord(interaction) || interaction['action'] !== INTERACTION.action) return [];
    const queryId = interaction[INTERACTION.query];
    const isClicked = interaction['trigger'] === INTERACTION.trigger;
    return typeof queryId === 'string' && queryId ? [{ queryId, isClicked }] : [];
  });
}
