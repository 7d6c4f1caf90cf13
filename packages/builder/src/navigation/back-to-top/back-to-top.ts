import { hasLegacyScript } from '@stirrup/cms/legacy-scripts';
import { behaviour, isPlainClick, reducedMotion } from '@stirrup/runtime';
import { completeControl } from '../../shared/controls/complete-control.ts';
import { followScroll } from '../../shared/follow-scroll.ts';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { backToTopContract } from './contract.ts';
import { backToTopProps } from './props.ts';

/**
 * A control that leads back to the top of the page.
 *
 * A behaviour: it renders nothing, and only shows, hides and scrolls.
 */
export default behaviour(
  { props: backToTopProps, contract: backToTopContract },
  ({ island, visibleAfter, smoothScroll }) => {
    const { element: control, signal } = island;
    const isForUp = island.shows('up');
    // One that is hidden without a valid option shows below the top, so that it is of use.
    const follows = isForUp || visibleAfter > 0 || !island.shows('visible');
    let isWanted = false;

    const goUp = (event: Event) => {
      event.preventDefault();
      // The builder's script would scroll once more, against the visitor's preference.
      if (hasLegacyScript('bricks-scripts')) event.stopImmediatePropagation();
      // `auto` would follow a style sheet that scrolls smoothly.
      const behavior = reducedMotion().matches ? 'instant' : smoothScroll ? 'smooth' : 'auto';
      scrollTo({ top: 0, behavior });
      focusTop();
    };
    const update = () => {
      // A focused control stays in sight, so that the focus is never lost.
      const visible = isWanted || control.contains(document.activeElement);
      island.bind({
        root: () => ({
          onClickCapture: (event) => isPlainClick(event) && goUp(event),
          onBlur: update,
          // Some themes hide it by its opacity alone.
          ...(follows && { inert: !visible, is: { visible } }),
        }),
      });
    };

    update();
    if (follows) {
      followScroll((position, direction) => {
        isWanted = position > visibleAfter && (!isForUp || direction === 'up');
        update();
      }, signal);
    }
    completeControl(control, 'backToTop', signal, goUp);
  },
);

/**
 * Moves the focus to the beginning of the page: the next Tab reaches its first control. The body is focusable only for
 * that moment, because a focused one would have an outline, around the whole page.
 */
function focusTop(): void {
  const { body } = document;
  const restore = keepAttributes(body, ['tabindex']);
  body.tabIndex = -1;
  body.focus({ preventScroll: true });
  restore();
}
