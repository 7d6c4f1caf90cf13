import { hear } from '@stirrup/cms';
import {
  announce,
  DISMISS,
  fixedPlaces,
  focusNotice,
  isOpening,
  NOTICE,
  offerDismissal,
  prepareLiveRegions,
  REFUSAL,
} from '@stirrup/cms/notices';
import { behaviour, pageRegistry } from '@stirrup/runtime';
import { CHECKOUT, FOCUS_EVENTS, GROWL_ATTRIBUTE, OWN_PLACE, SELF_SPEAKING } from './contract.ts';
import { createDismissal } from './dismissal.ts';
import { growl } from './growl.ts';
import { noticesProps } from './props.ts';
import { offerScrollHelper } from './scroll-helper.ts';

/** Looks after what the shop's places hold, each notice on its own, and after places of our own, whoever fills them. */
export default behaviour({ props: noticesProps }, ({ island: { element: root, signal }, ...props }) => {
  offerScrollHelper();
  // Its notices are its script's.
  if (root.matches(CHECKOUT)) return;
  const place = root.matches(OWN_PLACE) ? root : (root.parentElement ?? root);
  // It is an island itself.
  if (place !== root && place.matches(OWN_PLACE)) return;
  let cameAt = pageRegistry().claimsOf(root)[0]?.claimedAt ?? performance.now();
  oncePerPage(cameAt);
  const dismiss = createDismissal(root, place, signal);
  if (!props.dismissible) fixedPlaces().add(root);
  const known = new WeakSet<Element>();
  const attend = () => {
    const notices = [...root.querySelectorAll<HTMLElement>(NOTICE)];
    if (root.matches(NOTICE)) notices.push(root);
    for (const notice of notices) {
      if (!known.has(notice) && !isOpening(cameAt)) speakOf(notice);
      known.add(notice);
    }
    if (props.dismissible) offerDismissal(root);
    cameAt = performance.now();
  };
  const observer = new MutationObserver(attend);
  observer.observe(root, { childList: true, subtree: true });
  attend();
  if (props.growl) {
    root.toggleAttribute(GROWL_ATTRIBUTE, true);
    growl(root, props.growlFor, dismiss, signal);
  }
  signal.addEventListener('abort', () => {
    observer.disconnect();
    if (props.growl) root.removeAttribute(GROWL_ATTRIBUTE);
    fixedPlaces().delete(root);
    // An alert that is on its way out would be read out once more if it changed before it has gone.
    queueMicrotask(() => {
      for (const button of root.querySelectorAll(DISMISS.selector)) button.remove();
    });
  });
});

/** The page has one first notice, however many there are. */
function oncePerPage(cameAt: number): void {
  pageRegistry().shared('notices/attended', () => {
    prepareLiveRegions();
    if (isOpening(cameAt)) focusNotice(document);
    for (const name of FOCUS_EVENTS) hear(document.body, name, () => focusNotice(document));
    return true;
  });
}

/** Scripts that bring notices without a role leave them unheard. */
function speakOf(notice: HTMLElement): void {
  if (notice.closest(SELF_SPEAKING)) return;
  announce(notice.textContent.trim(), notice.closest(REFUSAL) ? 'assertive' : 'polite');
}
