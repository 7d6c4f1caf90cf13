import { behaviour } from '@stirrup/runtime';
import { goToPlace } from '../../shared/address/go-to-place.ts';
import { namedPlace } from '../../shared/address/named-place.ts';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { addressOf } from '../../shared/sections/address-of.ts';
import { createBinder } from '../../shared/sections/create-binder.ts';
import { trackSections } from '../../shared/sections/track-sections.ts';
import { PAGE, POST } from '../article-contract.ts';
import { ensureName } from '../names/ensure-name.ts';
import { COPY, HEADINGS, IGNORED, SCRIPT_ID, tableOfContentsContract } from './contract.ts';
import { createList } from './create-list.ts';
import { giveIds } from './give-ids.ts';
import { marksOf } from './marks-of.ts';
import { tableOfContentsProps } from './props.ts';

/**
 * Table of contents, which follows headings that come and go.
 *
 * A behaviour: it adds links, which are the browser's, and marks them.
 */
export default behaviour(
  { props: tableOfContentsProps, contract: tableOfContentsContract },
  ({ island, contentSelector, headingSelectors, ignoreSelector, collapseInactive, headingsOffset }) => {
    const { element: nav, dialect, names, signal } = island;
    // Never kept: it may come later, or be replaced.
    const content = () =>
      document.querySelector(contentSelector || POST) ?? document.querySelector(PAGE) ?? document.body;
    const prefix = nav.getAttribute(SCRIPT_ID) ?? 'section';
    // Removed before headings restore their ids: where links lead, they keep them.
    const list = createList(nav, dialect, signal);
    const bind = createBinder(names.states, signal);
    // By weak references: headings come and go, with all that is around them.
    const ids = new WeakMap<Element, () => void>();
    const styles = new WeakMap<Element, () => void>();
    let current: Element | undefined;

    const mark = () => bind(marksOf(nav, list.linkTo(current), collapseInactive));
    const show = (heading: Element | undefined) => {
      current = heading;
      mark();
    };
    /** Keeps the author's distance, of which a sticky header has its part. */
    const keepDistance = (heading: HTMLElement, room: number) => {
      if (!headingsOffset) return;
      if (!styles.has(heading)) styles.set(heading, keepAttributes(heading, ['style']));
      heading.style.scrollMarginTop = `${Math.max(0, headingsOffset - room)}px`;
    };
    const isListed = (heading: Element) =>
      !heading.matches(ignoreSelector || IGNORED) &&
      !heading.closest(COPY) &&
      !nav.contains(heading) &&
      heading.textContent.trim() !== '';
    const find = () => [...content().querySelectorAll<HTMLElement>(headingSelectors || HEADINGS)];
    const update = () => {
      const headings = find().filter(isListed);
      giveIds(headings, prefix, ids);
      list.fill(headings);
      return headings;
    };

    const isMissing = !namedPlace();
    trackSections({ update, observed: () => [content()], isDeep: true, show, prepare: keepDistance, signal });
    signal.addEventListener('abort', () => {
      for (const heading of find()) {
        styles.get(heading)?.();
        const restoreId = ids.get(heading);
        // Not where links of the page lead by then: those of another table, for example.
        if (restoreId && !document.querySelector(`a[href="${addressOf(heading)}"]`)) restoreId();
      }
    });
    const place = namedPlace();
    // The browser has not found it. A visitor who scrolls, or types in a field, has gone elsewhere.
    if (place && isMissing && scrollY === 0 && document.activeElement === document.body) goToPlace(place);
    nav.addEventListener('focusin', mark, { signal });
    ensureName(nav, 'contents', signal);
  },
);
