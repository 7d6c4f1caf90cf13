import { nameOf } from './seen.ts';

/** Longest duration that does not count as motion, in ms. */
const INSTANT = 10;

const moved: string[] = [];

/** Records animations and smooth scrolling by scripts, from now on. */
export function watchMotion(): void {
  const { animate } = Element.prototype;
  Element.prototype.animate = function (keyframes, options) {
    const animation = animate.call(this, keyframes, options);
    if (Number(animation.effect?.getComputedTiming().endTime) > INSTANT) moved.push(`animates ${nameOf(this)}`);
    return animation;
  };
  for (const name of ['scroll', 'scrollTo', 'scrollBy', 'scrollIntoView'] as const) {
    for (const owner of [Element.prototype, window]) {
      const scroll: unknown = Reflect.get(owner, name);
      if (typeof scroll !== 'function') continue;
      Reflect.set(owner, name, function (this: unknown, ...options: unknown[]) {
        const [first] = options;
        if (typeof first === 'object' && first !== null && Reflect.get(first, 'behavior') === 'smooth') {
          moved.push(`scrolls smoothly: ${this instanceof Element ? nameOf(this) : 'the page'}`);
        }
        return Reflect.apply(scroll, this, options);
      });
    }
  }
}

/** Times in a computed style, in ms. */
const times = (list: string) =>
  list.split(',').map((time) => parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000));

/** Motion by styles, on any element and pseudo-element. */
export function styledMotion(): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      const { transitionDuration, transitionProperty, animationName, animationDuration, scrollBehavior } = style;
      // An inline style printed by the server is the CMS's.
      const isPrinted = element instanceof HTMLElement && element.style.transitionDuration !== '';
      if ((pseudo && style.content === 'none') || isPrinted) return [];
      const name = `${nameOf(element)}${pseudo ?? ''}`;
      const transits = transitionProperty !== 'none' && Math.max(...times(transitionDuration)) > INSTANT;
      // An animation that a script has paused does not move, whatever the styles say.
      const isStopped = !pseudo && element.getAnimations().every(({ playState }) => playState === 'paused');
      const animates = animationName !== 'none' && !isStopped && Math.max(...times(animationDuration)) > INSTANT;
      return [
        ...(transits ? [`has a transition: ${name}`] : []),
        ...(animates ? [`has an animation: ${name}`] : []),
        ...(!pseudo && scrollBehavior === 'smooth' ? [`scrolls smoothly: ${name}`] : []),
      ];
    }),
  );
}

/** Controls to press. Links to other pages only navigate. */
const CONTROLS =
  'button, summary, [role="button"], [role="tab"], [role="radio"], input[type="radio"], input[type="checkbox"], a[href^="#"], select';

/** Presses everything on the page once, and returns motion, also motion that goes on. */
export async function pressAll(): Promise<string[]> {
  document.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
  addEventListener('click', (event) => {
    // After all islands have handled the event.
    if (event.target instanceof Element && event.target.closest('a[href], [type="submit"]')) event.preventDefault();
  });
  // Prevents other navigations, too.
  navigation.addEventListener('navigate', (event) => {
    if (!event.destination.sameDocument) event.preventDefault();
  });
  for (const control of document.querySelectorAll(CONTROLS)) {
    if (
      !(control instanceof HTMLElement) ||
      !control.isConnected ||
      control.closest('[inert]') ||
      !control.checkVisibility()
    )
      continue;
    control.focus({ preventScroll: true });
    control.click();
    if (control instanceof HTMLSelectElement) control.dispatchEvent(new Event('change', { bubbles: true }));
    moved.push(...movingNow());
  }
  await new Promise((resolve) => setTimeout(resolve));
  return [...new Set([...moved, ...movingNow(), ...styledMotion()])];
}

function movingNow(): string[] {
  return document.getAnimations().flatMap(({ effect, playState }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    const isLong = Number(effect?.getComputedTiming().endTime) > INSTANT;
    return isLong && playState === 'running' && target ? [`moves: ${nameOf(target)}`] : [];
  });
}
