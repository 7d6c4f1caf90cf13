import { keepAttributes } from '../../shared/keep-attributes.ts';

/**
 * The text node of an element, or a new one in place of other content, for the caller to change; it shows a text at once
 * if there is one. Restored when the signal aborts.
 */
export function claimText(element: Element, signal: AbortSignal, shown: string | null = null): Text {
  const printed = [...element.childNodes];
  const [first, second] = printed;
  const text = first instanceof Text && !second ? first : new Text();
  const { data } = text;
  text.data = shown ?? data;
  const restore = keepAttributes(element, ['translate']);
  // Browsers put elements in the place of texts that they translate.
  element.setAttribute('translate', 'no');
  if (text !== first) element.replaceChildren(text);
  signal.addEventListener('abort', () => {
    text.data = data;
    element.replaceChildren(...printed);
    restore();
  });
  return text;
}
