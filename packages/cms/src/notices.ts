/**
 * Messages to the visitor, `@stirrup/cms/notices`: the shop's notices, and two live regions for screen readers. An
 * entry of its own, because the cart needs neither.
 */
export { announce, prepareLiveRegions, type Urgency } from './notices/announce.ts';
export { cameWithPage } from './notices/came-with-page.ts';
export { DISMISS, NOTICE, NOTICE_CONTAINERS, NOTICES_CLASS, REFUSAL, URGENT_NOTICE } from './notices/contract.ts';
export { focusNotice } from './notices/focus-notice.ts';
export { hideFromSight } from './notices/hide-from-sight.ts';
export { NO_NOTICES, type Notices, notices, showNotices } from './notices/notices.ts';
export { lastingContainers, offerButton } from './notices/offer-dismissal.ts';
export { scrollToNotices } from './notices/scroll-to-notices.ts';
export { shownContainers } from './notices/shown-containers.ts';
