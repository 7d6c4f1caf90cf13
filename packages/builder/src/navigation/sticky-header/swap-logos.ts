import type { Part } from '@stirrup/runtime';
import { keepAttributes } from '../../shared/keep-attributes.ts';

/** Acts of a visitor who is about to scroll. */
const ACTS = ['wheel', 'touchstart', 'keydown'] as const;

/**
 * Exchanges the pictures of logos for the scrolled page. The other picture is fetched when a visitor is about to
 * scroll, and shows once it is decoded, so that no logo is ever empty; if it cannot be fetched, the printed one stays.
 *
 * @param attribute Attribute of a logo with the address of its other picture.
 * @returns a function that shows the other pictures, or the printed ones again.
 */
export function swapLogos(
  logos: readonly Part[],
  attribute: string,
  signal: AbortSignal,
): (isInverse: boolean) => void {
  const swaps = logos.flatMap(({ element: logo, printed }) => {
    const address = printed(attribute);
    if (!address) return [];
    const other = new Image();
    let isWanted = false;
    const fetchOther = () => {
      other.src ||= address;
    };
    const restore = keepAttributes(logo, ['srcset', 'src']);
    const showOther = () => {
      if (!isWanted) return;
      // The printed sizes are those of the printed picture.
      logo.setAttribute('srcset', '');
      logo.setAttribute('src', address);
    };
    for (const type of ACTS) addEventListener(type, fetchOther, { once: true, passive: true, signal });
    return (isInverse: boolean) => {
      if (isWanted && !isInverse) restore();
      isWanted = isInverse;
      if (!isInverse) return;
      fetchOther();
      other.decode().then(showOther, () => undefined);
    };
  });
  const swap = (isInverse: boolean) => {
    for (const each of swaps) each(isInverse);
  };
  signal.addEventListener('abort', () => swap(false));
  return swap;
}
