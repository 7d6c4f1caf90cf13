import { type Lazy, warn } from '@stirrup/runtime';
import { ANIMATION_ACTION, LOAD_ACTION } from './contract.ts';
import type { Action } from './interaction.ts';
import { loadCode, otherCode, viewCode } from './late-modules.ts';
import { isKeyOf } from './read-printed.ts';
import { reportFailure } from './report-failure.ts';

/** A module with actions, by name. */
interface ActionCode {
  readonly actions: Readonly<Record<string, Action>>;
}

const CODE = { [ANIMATION_ACTION]: viewCode, [LOAD_ACTION]: loadCode };

/**
 * An action that few elements have. Its code loads with the first element that has it, ahead of its use; an earlier use
 * waits for it.
 *
 * @param failed Called when the code cannot be fetched.
 */
export function laterAction(name: string, failed: () => void): Action {
  const code: Lazy<ActionCode> = isKeyOf(CODE, name) ? CODE[name] : otherCode;
  code.load().catch(failed);
  return (interaction, targets) => {
    const act = ({ actions }: ActionCode) => {
      if (isKeyOf(actions, name)) actions[name]?.(interaction, targets);
      else if (process.env.NODE_ENV !== 'production')
        warn(`an interaction is to do "${name}", which is not known`, interaction.source);
    };
    const loaded = code.loaded();
    // At once if it can: what follows may depend on it, such as the condition of the element's next interaction.
    if (loaded) act(loaded);
    else
      code
        .load()
        .then(act)
        .catch((error: unknown) => reportFailure(error, interaction));
  };
}
