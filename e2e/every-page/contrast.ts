import { isSeen, nameOf } from './seen.ts';

/** By which attributes and states a control says how it is. */
const STATES = [
  '[aria-checked="true"]',
  '[aria-selected="true"]',
  '[aria-pressed="true"]',
  '[aria-current]:not([aria-current="false"])',
  '[aria-invalid="true"]',
  '[aria-disabled="true"]',
  ':disabled',
] as const;

/** What is left of looks where the system's few colours are forced on the page. */
const LOOKS = [
  ...['color', 'background-color', 'background-image', 'opacity', 'visibility', 'text-decoration-line', 'font-weight'],
  ...['border-top-color', 'border-bottom-color', 'border-left-color', 'border-top-style', 'border-bottom-style'],
  ...[
    'border-top-width',
    'border-bottom-width',
    'border-left-width',
    'outline-style',
    'outline-width',
    'outline-color',
  ],
  ...['content', 'display', 'mask-image', 'clip-path', 'fill', 'stroke', 'rotate', 'scale'],
];

/** One property of a look; the page's own colour is that also where it lets through what is behind. */
const readLook = (style: CSSStyleDeclaration, name: string) =>
  name.startsWith('outline') && style.outlineStyle === 'none'
    ? ''
    : style.getPropertyValue(name).replace(/rgba\((.+), [\d.]+\)/, 'rgb($1)');

/** How an element itself looks. */
const lookOf = (element: Element) =>
  [undefined, '::before', '::after']
    .map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return pseudo && style.content === 'none' ? '' : LOOKS.map((name) => readLook(style, name)).join();
    })
    .join('|');

/** How an element looks, with what is in it. */
const look = (element: Element) => [element, ...element.querySelectorAll('*')].map(lookOf).join('|');

/** States that cannot be told from their absence: a control looks as one beside it that has not that state. */
export function lostStates(): string[] {
  return STATES.flatMap((state) =>
    [...document.querySelectorAll(state)].flatMap((element) => {
      // Browsers draw their own.
      const isNative = element.matches('input, select, textarea, option') && !element.matches('[aria-invalid]');
      const { appearance } = getComputedStyle(element);
      if (!isSeen(element) || (isNative && appearance !== 'none')) return [];
      const peer = peerOf(element, state);
      return peer && look(peer) === look(element) ? [`${state}: ${nameOf(element)}`] : [];
    }),
  );
}

/** Pictures cut out of a background, which is the page's own colour where colours are forced. */
export function lostPictures(): string[] {
  const probe = document.createElement('i');
  probe.style.backgroundColor = 'Canvas';
  document.body.append(probe);
  const canvas = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return [...document.querySelectorAll('*')].filter(isSeen).flatMap((element) =>
    [undefined, '::before', '::after'].flatMap((pseudo) => {
      const { maskImage, backgroundColor, content } = getComputedStyle(element, pseudo);
      const isDrawn = maskImage !== 'none' && (!pseudo || content !== 'none');
      return isDrawn && backgroundColor === canvas ? [`${nameOf(element)}${pseudo ?? ''}`] : [];
    }),
  );
}

/** The nearest element of the same kind that has not the state. */
function peerOf(element: Element, state: string): Element | undefined {
  const role = element.getAttribute('role');
  for (let around = element.parentElement; around; around = around.parentElement) {
    const peers = [...around.querySelectorAll(element.localName)].filter(
      (peer) =>
        peer.getAttribute('role') === role &&
        peer.className.length > 0 === element.className.length > 0 &&
        !peer.matches(state) &&
        isSeen(peer),
    );
    if (peers.length > 0) return peers.find((peer) => peer.childElementCount === element.childElementCount);
    if (around.matches('main, form, [role="radiogroup"], [role="tablist"]')) return undefined;
  }
  return undefined;
}

const FOCUSABLE = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex]';

/** Controls that look with the keyboard's focus as they look without it; what is around or beside one may show it, too. */
export function lostFocus(): string[] {
  return [...document.querySelectorAll<HTMLElement>(FOCUSABLE)].flatMap((control) => {
    if (control.tabIndex < 0 || !control.checkVisibility({ visibilityProperty: true }) || control.closest('[inert]'))
      return [];
    const beside = [control.parentElement, control.nextElementSibling].filter((one) => one !== null);
    const looks = () => [look(control), ...beside.map(lookOf)].join();
    const before = looks();
    const shown: FocusOptions & { focusVisible: boolean } = { preventScroll: true, focusVisible: true };
    control.focus(shown);
    const isShown = document.activeElement !== control || looks() !== before;
    control.blur();
    return isShown ? [] : [nameOf(control)];
  });
}
