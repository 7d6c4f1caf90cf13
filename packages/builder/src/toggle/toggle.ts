import { openOverlays } from '@stirrup/overlays';
import { behaviour, warn } from '@stirrup/runtime';
import { isLeftToOldScript } from '../is-left-to-old-script.ts';
import { keepAttributes } from '../keep-attributes.ts';
import { ACTIVE_CLASS } from '../off-canvases/contract.ts';
import { isShown } from '../off-canvases/show.ts';
import { showState } from '../off-canvases/show-state.ts';
import { toggleOffCanvas } from '../off-canvases/toggle-off-canvas.ts';
import { DEFAULT } from './contract.ts';
import { findTarget } from './find-target.ts';
import { toggleProps } from './props.ts';

/** A button that says whether its target is open, or on, whoever changes that. */
export default behaviour(
  { props: toggleProps },
  ({ island: { element, signal }, target: selector, attribute, value }) => {
    if (isLeftToOldScript(element)) return;
    const restore = keepAttributes(element, ['aria-expanded']);
    const names = attribute === 'class' ? value.split(/\s+/).filter(Boolean) : undefined;
    const opens = attribute === DEFAULT.attribute && value === DEFAULT.value;
    const isOn = (target: HTMLElement) => {
      if (opens) return isShown(target);
      return names ? names.every((name) => target.classList.contains(name)) : Boolean(target.getAttribute(attribute));
    };

    const find = () => findTarget(element, selector);
    const update = () => {
      const target = find();
      observer.disconnect();
      if (target) observer.observe(target, { attributeFilter: [attribute] });
      showState(element, target !== undefined && isOn(target));
    };
    const observer = new MutationObserver(update);
    // Panels may come later than their toggles; each is met at last when it opens.
    const unfollow = openOverlays().subscribe(update);

    element.addEventListener(
      'click',
      (event) => {
        const target = find();
        if (!target) {
          if (process.env.NODE_ENV !== 'production') warn('there is nothing that this toggle could toggle', element);
          return;
        }
        event.preventDefault();
        const isOff = !isOn(target);
        if (opens) toggleOffCanvas(target, element);
        else if (names) for (const name of names) target.classList.toggle(name, isOff);
        else if (!isOff) target.removeAttribute(attribute);
        else target.setAttribute(attribute, value);
        update();
      },
      { signal },
    );
    signal.addEventListener('abort', () => {
      unfollow();
      observer.disconnect();
      element.classList.remove(ACTIVE_CLASS);
      restore();
    });
  },
);
