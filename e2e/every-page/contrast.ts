import { isSeen, nameOf } from './seen.ts';

/** Attributes and pseudo-classes that express a control's state. */
const STATES = [
  '[aria-checked="true"]',
  '[aria-selected="true"]',
  '[aria-pressed="true"]',
  '[aria-current]:not([aria-current="false"])',
  '[aria-invalid="true"]',
  '[aria-disabled="true"]',
  ':disabled',
] as const;

/** Properties that still matter in forced colours mode. */
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

/** One property of a look; a transparent background counts as the page's colour. */
const readLook = (style: CSSStyleDeclaration, name: string) =>
  name.startsWith('outline') && style.outlineStyle === 'none'
    ? ''
    : style.getPropertyValue(name).replace(/rgba\((.+), [\d.]+\)/, 'rgb($1)');

/** The look of an element itself. */
const lookOf = (element: Element) =>
  [undefined, '::before', '::after']
    .map((pseudo) => {
      const style = getComputedStyle(element, pseudo);
      return pseudo && style.content === 'none' ? '' : LOOKS.map((name) => readLook(style, name)).join();
    })
    .join('|');

/** The look of an element with its content. */
const look = (element: Element) => [element, ...element.querySelectorAll('*')].map(lookOf).join('|');

/** States that look the same as their absence, compared with a control beside it that lacks the state. */
export function lostStates(): string[] {
  return STATES.flatMap((state) =>
    [...document.querySelectorAll(state)].flatMap((element) => {
      // Browsers draw states of their own controls.
      const isNative = element.matches('input, select, textarea, option') && !element.matches('[aria-invalid]');
      const { appearance } = getComputedStyle(element);
      if (!isSeen(element) || (isNative && appearance !== 'none')) return [];
      const peer = peerOf(element, state);
      return peer && look(peer) === look(element) ? [`${state}: ${nameOf(element)}`] : [];
    }),
  );
}

/** Icons that are masked backgrounds in the page's own colour, which are lost in forced colours mode. */
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

/** The nearest element of the same kind without the state. */
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

/**
 * Controls that look the same with and without keyboard focus; an element around or beside a control may show it, too.
 */
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
