import { component } from '@stirrup/react';
import { warn } from '@stirrup/runtime';
import { useState, useSyncExternalStore } from 'react';
import { toggleContract } from './contract.ts';
import { createTarget, isExpanded } from './create-target.ts';
import { toggleProps } from './props.ts';

/** A button whose `aria-expanded` follows its target, even if other code opens or closes that. */
export default component({ props: toggleProps, contract: toggleContract }, function Toggle({ island, ...props }) {
  const [target] = useState(() => createTarget(island.element, props));
  const isOn = useSyncExternalStore(target.subscribe, target.isOn, () => isExpanded(island.element));
  const turn = (event: Event) => {
    if (target.turn()) event.preventDefault();
    else if (process.env.NODE_ENV !== 'production') {
      warn('there is nothing that this toggle could toggle', island.element);
    }
  };
  return island.bind({ root: () => ({ 'aria-expanded': isOn, is: { active: isOn }, onClick: turn }) });
});
