import { behaviour } from '@stirrup/runtime';
import { createBinder } from '../../shared/sections/create-binder.ts';
import { currentLink } from '../../shared/sections/current-link.ts';
import { placeOf } from '../../shared/sections/place-of.ts';
import { trackSections } from '../../shared/sections/track-sections.ts';
import { DEFAULT_CONTENT, LIST, onePageNavigationContract, SECTIONS } from './contract.ts';
import { fillList } from './fill-list.ts';
import { onePageNavigationProps } from './props.ts';
import { wrapInLandmark } from './wrap-in-landmark.ts';

/**
 * One-page navigation. Links that an author has printed work without it, and are only marked.
 *
 * A behaviour: the links are the page's, and their state is one attribute.
 */
export default behaviour(
  { props: onePageNavigationProps, contract: onePageNavigationContract },
  ({ island: { element, dialect, names, signal }, contentSelector }) => {
    const usual = SECTIONS[dialect];
    const content = document.querySelector(contentSelector || usual?.content || DEFAULT_CONTENT);
    const links = () => [...element.querySelectorAll('a')];
    const isPrinted = links().length > 0;
    const list = element.querySelector(LIST) ?? element;
    const fill = !isPrinted && content && fillList(content, list, usual?.linkClass, signal);
    const bind = createBinder(names.states, signal);

    wrapInLandmark(element, signal);
    trackSections({
      update: () => {
        if (fill) fill();
        return links().flatMap((link) => placeOf(link) ?? []);
      },
      observed: () => [content, element],
      // Sections of printed links may be anywhere in the content.
      isDeep: isPrinted,
      show: (section) => bind(links().map((link) => [link, currentLink(placeOf(link) === section)])),
      signal,
    });
  },
);
