import { hear } from '@stirrup/cms';
import { focusNotice, prepareLiveRegions } from '@stirrup/cms/notices';
import { behaviour, pageRegistry } from '@stirrup/runtime';
import { DISMISS, FOCUS_EVENTS, GROWL_ATTRIBUTE, NOTICE } from './contract.ts';
import { createDismissal } from './dismissal.ts';
import { growl } from './growl.ts';
import { noticesProps } from './props.ts';
import { offerScrollHelper } from './scroll-helper.ts';

/** Looks after the notices in one place, whoever puts them there. */
export default behaviour(noticesProps, (place, props, signal) => {
  oncePerPage();
  const dismissal = createDismissal(place, signal);
  const attend = () => {
    if (!props.dismissible) return;
    for (const notice of place.querySelectorAll<HTMLElement>(NOTICE)) dismissal.offer(notice);
  };
  const observer = new MutationObserver(attend);
  observer.observe(place, { childList: true, subtree: true });
  attend();
  if (props.growl) {
    place.toggleAttribute(GROWL_ATTRIBUTE, true);
    growl(place, props.growlFor, dismissal.dismiss, signal);
  }
  signal.addEventListener('abort', () => {
    observer.disconnect();
    if (props.growl) place.removeAttribute(GROWL_ATTRIBUTE);
    for (const button of place.querySelectorAll(DISMISS.selector)) button.remove();
  });
});

/** The page has one first notice, however many places for notices. */
function oncePerPage(): void {
  pageRegistry().shared('notices/attended', () => {
    prepareLiveRegions();
    offerScrollHelper();
    focusNotice(document);
    for (const name of FOCUS_EVENTS) hear(document.body, name, () => focusNotice(document));
    return true;
  });
}
