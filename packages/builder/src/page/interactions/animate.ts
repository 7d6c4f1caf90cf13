import { recordEvent } from '@stirrup/cms';
import { reducedMotion } from '@stirrup/runtime';
import { closePopup } from '../../overlays/popups/close-popup.ts';
import { isPopup } from '../../overlays/popups/is-popup.ts';
import { lastClosings } from '../../overlays/popups/last-closings.ts';
import { ANIMATION, ANIMATION_END, POPUP_CONTENT, STILL_DURATION } from './contract.ts';
import { whenInView } from './in-view.ts';
import type { Action, Target } from './interaction.ts';
import { openPopupFor } from './open-popup-for.ts';
import { millisecondsOf, textOf } from './read-printed.ts';

/** Animates the targets, each when it is in view; a popup by its content. */
const startAnimation: Action = (interaction, targets) => {
  const { printed } = interaction;
  // A class, which is one word.
  const [effect] = textOf(printed.animationType).trim().split(/\s+/);
  if (!effect) return;
  const delay = millisecondsOf(printed.animationDelay);
  const isStill = reducedMotion().matches;
  const duration = isStill ? STILL_DURATION : millisecondsOf(printed.animationDuration, Number.NaN);
  const id = textOf(printed.id);
  const begin = () => {
    for (const target of targets) {
      const isBox = isPopup(target);
      const isByItself = printed.trigger === 'showPopup' || printed.trigger === 'hidePopup';
      if (isBox && effect.includes(ANIMATION.enters) && !isByItself) {
        openPopupFor(interaction, target);
      }
      const closing = lastClosings().get(target);
      const subject = isBox ? (target.querySelector<HTMLElement>(POPUP_CONTENT) ?? target) : target;
      animate(subject, { effect, duration, id }, () => {
        // One that has been closed meanwhile may be open again, for the visitor.
        const isSame = lastClosings().get(target) === closing;
        if (isBox && effect.includes(ANIMATION.leaves) && isSame) closePopup(target);
        if (!id) return;
        recordEvent(ANIMATION_END + id, [id]);
        document.dispatchEvent(new CustomEvent(ANIMATION_END + id, { detail: { el: subject } }));
      });
    }
  };
  if (delay > 0) setTimeout(begin, delay);
  else begin();
};

/** An effect, its duration and the interaction that starts it. */
interface AnimationStart {
  readonly effect: string;
  /** In ms; not a number if the page's styles have it, such as the builder's helper classes. */
  readonly duration: number;
  readonly id: string;
}

function animate(element: Target, { effect, duration, id }: AnimationStart, ended: () => void): void {
  const effectClass = ANIMATION.effectPrefix + effect;
  if (duration >= 0) element.style.animationDuration = `${duration}ms`;
  element.classList.add(ANIMATION.base);
  element.setAttribute(ANIMATION.waiting, effect);
  element.setAttribute(ANIMATION.id, id);
  whenInView(element, () => {
    const others = element.classList.contains(effectClass) ? [] : element.getAnimations();
    element.classList.add(effectClass);
    element.removeAttribute(ANIMATION.waiting);
    // None where the page has no styles for it: then it is over at once, and what follows it is not held up.
    const started = element.getAnimations().filter((animation) => !others.includes(animation));
    void Promise.allSettled(started.map(({ finished }) => finished)).then(() => {
      element.classList.remove(effectClass);
      element.style.removeProperty('animation-duration');
      ended();
    });
  });
}

/** Entry animations and all others, as an action (bricks-dynamic.md §7.5). */
export const actions = { startAnimation } satisfies Readonly<Record<string, Action>>;
