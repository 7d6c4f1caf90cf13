import { subscribe } from '@stirrup/cms';
import { cameWithPage, DISMISS, focusNotice, lastingContainers, prepareLiveRegions } from '@stirrup/cms/notices';
import { component } from '@stirrup/react';
import { type Mount, pageRegistry, rootSelector } from '@stirrup/runtime';
import { useLayoutEffect, useState } from 'react';
import { CHECKOUT_FORM, CONTENT_DIALECTS, FOCUS_EVENTS, noticesContract } from './contract.ts';
import { createGrowl } from './create-growl.ts';
import { noticesOf } from './notices-of.ts';
import { offerScrollHelper } from './offer-scroll-helper.ts';
import { noticesProps } from './props.ts';
import { useArrivals } from './use-arrivals.ts';
import { useDismissal } from './use-dismissal.ts';

/** Handles each notice in the shop's containers, and containers of our own with all their notices. */
const mount = component({ props: noticesProps, contract: noticesContract }, function Notices({ island, ...props }) {
  const { element, name, signal } = island;
  const [cameAt] = useState(() => {
    const claim = pageRegistry()
      .claimsOf(element)
      .find(({ definition }) => definition.name === name);
    return claim?.claimedAt ?? performance.now();
  });
  const { dismiss, click, press } = useDismissal(island);
  const [growl] = useState(() => (props.growl ? createGrowl(element, props.growlFor, dismiss) : undefined));
  useArrivals(island, cameAt, props.dismissible);
  useLayoutEffect(() => growl?.startTimers(noticesOf(island)));
  useLayoutEffect(() => {
    attendNotices(cameAt);
    if (!props.dismissible) lastingContainers().add(element);
    signal.addEventListener('abort', () => {
      growl?.end();
      lastingContainers().delete(element);
      // An alert on its way out would be announced again if it changed.
      queueMicrotask(() => {
        for (const button of element.querySelectorAll(DISMISS.selector)) button.remove();
      });
    });
  }, [cameAt, element, growl, props.dismissible, signal]);
  return island.bind({ root: () => ({ is: { growl: props.growl }, onClick: click, onKeyDown: press }) });
});

/** The checkout's script handles its own notices; a container of ours around this one handles them as well. */
const mountNotices: Mount = (context) => {
  const { element, dialect } = context;
  offerScrollHelper();
  const isElsewhere = element.matches(CHECKOUT_FORM) || element.parentElement?.matches(rootSelector('notices'));
  return CONTENT_DIALECTS.includes(dialect) && isElsewhere ? undefined : mount(context);
};
export default mountNotices;

/** Prepares live regions and focuses the first notice, now and after the shop's events; once per page. */
function attendNotices(cameAt: number): void {
  pageRegistry().shared('notices/attended', () => {
    prepareLiveRegions();
    if (cameWithPage(cameAt)) focusNotice(document);
    for (const name of FOCUS_EVENTS) subscribe(document.body, name, () => focusNotice(document));
  });
}
