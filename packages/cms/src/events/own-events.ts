import { pageRegistry } from '@stirrup/runtime';

/** Events of the builder that our islands have dispatched, from all bundles on the page. */
export function ownEvents(): WeakSet<Event> {
  return pageRegistry().shared('cms/own-events', () => new WeakSet<Event>());
}
