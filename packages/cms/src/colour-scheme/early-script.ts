/**
 * Code that shows the right scheme before the first paint, for an inline script in the head, above the styles. Any
 * other code runs later, and the page would flash. It decides exactly as `colourScheme()` does, and is the same for all
 * sites, so that a Content-Security-Policy can allow it by its hash: docs/colour-scheme.md contains both, written by
 * `npm run sync`.
 *
 * @example
 * ```ts
 * response.write(`<head><script>${EARLY_SCRIPT}</script>`);
 * ```
 */
export const EARLY_SCRIPT = `(function (root) {
  var printed = {}, chosen;
  document.querySelectorAll('script[data-stirrup-settings]').forEach(function (script) {
    try { Object.assign(printed, JSON.parse(script.text).acss) } catch (error) {}
  });
  try { chosen = localStorage.getItem('acss-color-scheme') } catch (error) {}
  var settings = window.acss || printed;
  var main = settings.color_mode === 'dark' ? 'dark' : 'light';
  if (chosen !== 'light' && chosen !== 'dark') {
    chosen = !/^(true|1|yes)$/.test(settings.enable_client_color_preference) ? main
      : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  }
  root.classList.toggle('color-scheme--alt', chosen !== main);
  root.setAttribute('data-colour-scheme', chosen);
})(document.documentElement);`;
