import { togglePassword } from '@stirrup/cms/password';
import { behaviour } from '@stirrup/runtime';
import { passwordToggleContract } from './contract.ts';
import { passwordToggleProps } from './props.ts';

/**
 * Lets the printed button show and hide a password.
 *
 * A behaviour: its only state is the field's own `type`.
 */
export default behaviour({ props: passwordToggleProps, contract: passwordToggleContract }, ({ island }) => {
  const { parts, signal } = island;
  const input = parts.input[0]?.element;
  const button = parts.toggle[0]?.element;
  if (!(input instanceof HTMLInputElement) || !button) return;
  // The builder prints only icons that the author has chosen. A single icon stays, or the button would be empty.
  const hasIcons = parts.showIcon.length > 0 && parts.hideIcon.length > 0;
  const showState = (isShown: boolean) => {
    if (!hasIcons || signal.aborted) return;
    island.bind({
      showIcon: () => ({ is: { unused: isShown } }),
      hideIcon: () => ({ is: { unused: !isShown } }),
    });
  };
  togglePassword({ input, button, showState, focusesInput: false, legacyScript: 'bricks-scripts' }, signal);
});
