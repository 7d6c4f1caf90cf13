/** The nonce of the page's own scripts, for a Content-Security-Policy; empty if they have none. */
export function scriptNonce(): string {
  return Array.from(document.scripts).find(({ nonce }) => nonce)?.nonce ?? '';
}
