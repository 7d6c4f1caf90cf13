import { behaviour } from '@stirrup/runtime';
import { CONTENT, TRIGGER } from './contract.ts';
import { alertProps } from './props.ts';

/** Alert after the ARIA Authoring Practices (Disclosure). */
export default behaviour(alertProps, (element, props, signal) => {
  const trigger = element.querySelector(TRIGGER);
  const content = element.querySelector(CONTENT);
  if (!trigger || !content) return;
  const show = (isOpen: boolean) => {
    trigger.setAttribute('aria-expanded', String(isOpen));
    content.toggleAttribute('hidden', !isOpen);
  };
  trigger.addEventListener('click', () => show(content.hasAttribute('hidden')), { signal });
  show(props.isOpen);
});
