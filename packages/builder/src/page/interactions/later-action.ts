import { warn } from '@stirrup/runtime';
import { ANIMATION_ACTION, LOAD_ACTION } from './contract.ts';
import type { Action } from './interaction.ts';
import { loadCode, otherCode, viewCode } from './later-code.ts';
import { isKeyOf } from './read-printed.ts';
import { reportFailure } from './report-failure.ts';

const CODE = { [ANIMATION_ACTION]: viewCode, [LOAD_ACTION]: loadCode };

/**
 * An action that few elements have. Its code loads with the first element that has it, ahead of its use; an earlier use
 * waits for it.
 *
 * @param failed Called when the code cannot be fetched.
 */
export function laterAction(name: string, failed: () => void): Action {
  const code = isKeyOf(CODE, name) ? CODE[name] : otherCode;
  code.load().catch(failed);
  return async (interaction, targets) => {
    try {
      const { actions }: { readonly actions: Readonly<Record<string, Action>> } = await code.load();
      if (isKeyOf(actions, name)) actions[name]?.(interaction, targets);
      else if (process.env.NODE_ENV !== 'production')
        warn(`an interaction is to do "${name}", which is not known`, interaction.source);
    } catch (error) {
      reportFailure(error, interaction);
    }
  };
}
