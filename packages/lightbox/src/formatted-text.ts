import { httpUrl, parseHtml } from '@stirrup/cms';

/** Formats that a caption keeps. */
const FORMATS = new Set(['a', 'b', 'br', 'em', 'i', 'p', 'small', 'span', 'strong', 'sub', 'sup', 'u']);

/** Elements whose text is no text for visitors. */
const WITHOUT_TEXT = new Set(['script', 'style', 'template', 'noscript']);

/**
 * A copy of HTML that has formats and links to the web only. The HTML comes out of an attribute, where the CMS may have
 * escaped what anybody has written, so that it is less trusted than the page: elements are made anew, without
 * attributes.
 */
export function formattedText(html: string): readonly Node[] {
  return copy(parseHtml(html));
}

function copy(from: Node): readonly Node[] {
  return [...from.childNodes].flatMap((child): readonly Node[] => {
    if (child instanceof Text) return [document.createTextNode(child.data)];
    if (!(child instanceof Element) || WITHOUT_TEXT.has(child.localName)) return [];
    const inside = copy(child);
    if (!FORMATS.has(child.localName)) return inside;
    const element = document.createElement(child.localName);
    const address = httpUrl(child.getAttribute('href'));
    if (element instanceof HTMLAnchorElement && address) element.href = address;
    element.append(...inside);
    return [element];
  });
}
