import { reducedMotion, warn } from '@stirrup/runtime';
import { callFunction } from './call-function.ts';
import { clearForm } from './clear-form.ts';
import { TOGGLE_INFO_BOX } from './contract.ts';
import type { Action } from './interaction.ts';
import { pageFunction } from './page-function.ts';
import { millisecondsOf, numberOf } from './read-printed.ts';
import { togglePanel } from './toggle-panel.ts';

const toggleInfoBox: Action = ({ published, source }) => {
  const toggle = pageFunction(TOGGLE_INFO_BOX);
  if (toggle) toggle(published);
  else warn(`an interaction opens the address of a map, and the page has no ${TOGGLE_INFO_BOX}`, source);
};

/** Actions that few pages have. */
export const actions = {
  scrollTo: ({ printed }, [target]) => {
    if (!target) return;
    const behavior = reducedMotion().matches ? 'instant' : 'auto';
    const scroll = () =>
      scrollBy({ top: target.getBoundingClientRect().top - numberOf(printed.scrollToOffset), behavior });
    setTimeout(scroll, millisecondsOf(printed.scrollToDelay, 1));
  },
  javascript: callFunction,
  toggleOffCanvas: togglePanel,
  clearForm,
  openAddress: toggleInfoBox,
  closeAddress: toggleInfoBox,
} satisfies Readonly<Record<string, Action>>;
