import { behaviour, restoreAttribute } from '@stirrup/runtime';
import { followPlaces } from '../../shared/address/follow-places.ts';
import { isPlaceLink } from '../../shared/address/is-place-link.ts';
import { namedPlace } from '../../shared/address/named-place.ts';
import { trackSections } from '../../shared/sections/track-sections.ts';
import { CONTENT, DEFAULT_CONTENT, LINK_CLASS, onePageNavigationContract } from './contract.ts';
import { createList } from './create-list.ts';
import { onePageNavigationProps } from './props.ts';
import { wrapInLandmark } from './wrap-in-landmark.ts';

/** Links that the island has added, and those of a dialect without a name for them. */
const LINK = 'a';

/**
 * One-page navigation. Links that an author has printed work without it, and are only marked.
 *
 * A behaviour: the links are the page's, and their state is one attribute.
 */
export default behaviour(
  { props: onePageNavigationProps, contract: onePageNavigationContract },
  ({ island, contentSelector }) => {
    const { element, dialect, names, parts, signal } = island;
    const content = document.querySelector(contentSelector || CONTENT[dialect] || DEFAULT_CONTENT);
    const isFilled = parts.link.length > 0;
    const fill = createList(parts.list[0]?.element ?? element, LINK_CLASS[dialect], signal);
    let current: Element | undefined;

    const placeOf = (link: Element) => (isPlaceLink(link) ? namedPlace(link) : null);
    const isCurrent = (link: Element) => placeOf(link) === current;
    const show = (section: Element | undefined) => {
      current = section;
      // A theme's name of a link may not fit the links that are added here.
      for (const added of isFilled ? [] : element.querySelectorAll(LINK))
        restoreAttribute(added, 'aria-current', isCurrent(added) ? 'true' : null);
      island.bind({
        link: ({ element: link }) => ({ 'aria-current': isCurrent(link) || null, is: { current: isCurrent(link) } }),
      });
    };
    const tracker = trackSections(show, signal);
    const update = () => {
      if (!isFilled && content) fill(content);
      const links = [...element.querySelectorAll((isFilled && names.parts.link) || LINK)];
      tracker.track(links.flatMap((link) => placeOf(link) ?? []));
    };

    update();
    wrapInLandmark(element, signal);
    tracker.choose(namedPlace());
    followPlaces(tracker.choose, signal);
    const observer = new MutationObserver(update);
    // Sections of printed links may be anywhere in the content.
    if (content) observer.observe(content, { childList: true, subtree: isFilled });
    if (isFilled) observer.observe(element, { childList: true, subtree: true });
    signal.addEventListener('abort', () => observer.disconnect());
  },
);
