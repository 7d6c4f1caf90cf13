import { reducedMotion } from '@stirrup/runtime';
import { keepAttributes } from '../../shared/keep-attributes.ts';

/** Filled part of each bar, and its value from 0 to 100. */
type Fills = ReadonlyMap<Element, { readonly fill: HTMLElement; readonly value: number }>;

/**
 * Fills each bar when it comes into view, and all of them when the page is printed. The page's styles animate them,
 * unless the visitor prefers reduced motion. Bars out of view are empty; one in view at first never becomes empty.
 */
export function fillInView(fills: Fills, signal: AbortSignal): void {
  const show = (bar: Element, isFilled: boolean) => {
    const { fill, value } = fills.get(bar) ?? {};
    if (!fill) return;
    if (reducedMotion().matches) fill.style.transition = 'none';
    fill.style.width = isFilled ? `${value}%` : '0';
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) observer.unobserve(target);
      show(target, isIntersecting);
    }
  });
  for (const [bar, { fill }] of fills) {
    signal.addEventListener('abort', keepAttributes(fill, ['style']));
    observer.observe(bar);
  }
  const fillAll = () => {
    observer.disconnect();
    for (const bar of fills.keys()) show(bar, true);
  };
  addEventListener('beforeprint', fillAll, { signal });
  signal.addEventListener('abort', () => observer.disconnect());
}
