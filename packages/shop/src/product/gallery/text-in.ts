/** The visible text of HTML. The document that parses it is never shown: it loads and runs nothing. */
export function textIn(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();
}
