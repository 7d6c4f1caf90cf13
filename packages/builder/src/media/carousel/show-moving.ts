import { elementText } from '@stirrup/cms/elements';
import type { Swiper } from 'swiper';

/**
 * Lets a button stop and start a carousel that moves by itself. While it moves, screen readers are not told of its
 * slides.
 *
 * @param isOurs True if the page has not printed the button.
 */
export function showMoving(
  slider: Swiper,
  list: Element,
  toggle: HTMLElement,
  isOurs: boolean,
  signal: AbortSignal,
): void {
  const show = () => {
    const { running } = slider.autoplay;
    list.setAttribute('aria-live', running ? 'off' : 'polite');
    toggle.setAttribute('aria-label', elementText(running ? 'pause' : 'play'));
    if (isOurs) toggle.textContent = running ? '❚❚' : '►';
  };
  show();
  slider.on('autoplayStart', show);
  slider.on('autoplayStop', show);
  toggle.addEventListener('click', () => slider.autoplay[slider.autoplay.running ? 'stop' : 'start'](), { signal });
}
