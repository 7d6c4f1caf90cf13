import { isScrollLocked } from '@stirrup/overlays/scroll-lock';
import { behaviour } from '@stirrup/runtime';
import { followScroll } from '../../shared/follow-scroll.ts';
import { EXPANDED, INVERSE, OPEN_SEARCH, OWN_INVERSE, stickyHeaderContract } from './contract.ts';
import { keepRoom } from './keep-room.ts';
import { stickyHeaderProps } from './props.ts';
import { swapLogos } from './swap-logos.ts';

/** CSS properties by which style sheets move the header. */
const MOVES = /^trans(form|late)$/;

/**
 * A header that stays at the top of the viewport by its styles; its states follow the scroll position.
 *
 * A behaviour: it renders nothing and is on every page, where a component would load React.
 */
export default behaviour({ props: stickyHeaderProps, contract: stickyHeaderContract }, ({ island, slideUpAfter }) => {
  const { element: header, dialect, parts, signal } = island;
  const swap = swapLogos(parts.logo, INVERSE[dialect] ?? OWN_INVERSE, signal);
  let is = { scrolling: false, up: false, sliding: false };

  const show = (change: Partial<typeof is>) => {
    is = { ...is, ...change };
    // A control in a hidden header gets the focus by Tab.
    island.bind({ root: () => ({ is, onFocus: () => slide(false) }) });
  };
  const slide = (up: boolean) => {
    if (up === is.up) return;
    show({ up, sliding: true });
    // Rejected if the header turns back, which moves it anew; undefined without motion.
    void Promise.allSettled([moveOf(header)?.finished]).then(
      () => moveOf(header) || signal.aborted || show({ sliding: false }),
    );
  };

  show({});
  keepRoom(header, signal);
  followScroll(
    (position, direction) => {
      const scrolling = position > 0;
      if (scrolling !== is.scrolling) {
        show({ scrolling });
        swap(scrolling);
      }
      // A page that has become too short to scroll is at its top and at its end.
      if (direction === 'up' || !scrolling) slide(false);
      else if (direction && !is.up && position > slideUpAfter && !isInUse(header)) slide(true);
      // The builder's script, where it is still there, hides headers in use as well.
      if (island.shows('up') === !is.up) show({});
    },
    signal,
    isScrollLocked,
  );
});

/** The transition that moves a header now. */
function moveOf(header: Element): Animation | undefined {
  return header
    .getAnimations()
    .find((animation) => animation instanceof CSSTransition && MOVES.test(animation.transitionProperty));
}

/** True if a visitor would lose what they use with the header: a field, an open menu or panel, or the search. */
function isInUse(header: Element): boolean {
  const isVisible = (control: Element) => control.checkVisibility({ visibilityProperty: true });
  return (
    header.contains(document.activeElement) ||
    [...header.querySelectorAll(EXPANDED)].some(isVisible) ||
    document.querySelector(OPEN_SEARCH) !== null
  );
}
