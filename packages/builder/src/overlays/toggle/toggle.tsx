import { component } from '@stirrup/react';
import { warn } from '@stirrup/runtime';
import { useState, useSyncExternalStore } from 'react';
import { toggleContract } from './contract.ts';
import { createTarget, isExpanded } from './create-target.ts';
import { toggleProps } from './props.ts';

/** A button that refers to its menu, and whose `aria-expanded` follows that, even if other code opens or closes it. */
export default component({ props: toggleProps, contract: toggleContract }, function Toggle({ island, ...props }) {
  const [target] = useState(() => createTarget(island.element, props));
  const isOn = useSyncExternalStore(target.subscribe, target.isOn, () => isExpanded(island.element));
  const turn = (event: Event) => {
    if (target.turn()) event.preventDefault();
    else if (process.env.NODE_ENV !== 'production') {
      warn('there is nothing that this toggle could toggle', island.element);
    }
  };
  const menu = target.menu();
  return island.bind({
    root: () => ({
      'aria-expanded': isOn,
      ...(menu && { 'aria-controls': menu }),
      is: { active: isOn },
      onClick: turn,
    }),
  });
});
