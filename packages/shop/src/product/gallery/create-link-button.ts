import { hasModifier } from '@stirrup/runtime';

/** Creates a button from a link, as the shop's slider has them: themes dress links only. */
export function createLinkButton(press: () => void, signal: AbortSignal): HTMLAnchorElement {
  const link = Object.assign(document.createElement('a'), { href: '#' });
  link.setAttribute('role', 'button');
  const onPress = (event: Event) => {
    event.preventDefault();
    press();
  };
  link.addEventListener('click', onPress, { signal });
  link.addEventListener('keydown', (event) => event.key === ' ' && !hasModifier(event) && onPress(event), { signal });
  return link;
}
