/**
 * True for a web address: `http://` or `https://`, optional, a host with a dot and a top-level domain of letters, and
 * any rest. The builder's own pattern allows no top-level domain longer than six letters, no port and few paths
 * (bricks-dynamic.md §6.3).
 */
export function isUrl(text: string): boolean {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (/^[./]|\s/.test(text) || !URL.canParse(address)) return false;
  const { hostname, username } = new URL(address);
  return username === '' && /\.([a-z]{2,}|xn--[a-z\d-]+)\.?$/.test(hostname);
}
