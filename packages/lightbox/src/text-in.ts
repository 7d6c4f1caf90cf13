/** The visible text of HTML. It is parsed in a document that is never shown, so nothing loads and no script runs. */
export function textIn(html: string): string {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.trim();
}
