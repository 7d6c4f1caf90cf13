/**
 * Whether a text is a web address: `http://` or `https://`, which may be missing, a host with a dot and an ending of
 * letters, and whatever may follow. The builder's own pattern knows no ending longer than six letters, no port and few
 * paths (bricks-dynamic.md §6.3).
 */
export function isUrl(text: string): boolean {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (/^[./]|\s/.test(text) || !URL.canParse(address)) return false;
  const { hostname, username } = new URL(address);
  return username === '' && /\.([a-z]{2,}|xn--[a-z\d-]+)\.?$/.test(hostname);
}
