import { keepAttributes } from './keep-attributes.ts';

/**
 * The text node that an element begins with, or a new one in place of its content, for the caller to change. Restored
 * when the signal aborts.
 */
export function claimText(element: Element, signal: AbortSignal): Text {
  const printed = [...element.childNodes];
  const [first] = printed;
  const text = first instanceof Text ? first : new Text();
  const { data } = text;
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
