import { type Html, html } from '../../../../../fixtures/cms/markup/html.ts';

/** Long enough that the target is out of sight. */
const LINES = 24;

/** A skip link of our own dialect, the links that it skips, and its target. */
export function skipLinkMarkup(id = 'stables'): Html {
  return html`<a data-island="skip-link" href="#${id}">Skip to the stables</a>
<ul>${Array.from({ length: LINES }, (_, index) => html`<li><a href="/shop/">Paddock ${index + 1}</a></li>`)}</ul>
<div id="${id}"><h3>Stables</h3><p>Twelve boxes, <a href="/shop/">one of them free</a>.</p></div>`;
}

/** A skip link as WordPress's themes print it, and its target. */
export function themeSkipLink(id = 'paddocks'): Html {
  return html`<a class="skip-link screen-reader-text" href="#${id}">Skip to the paddocks</a>
<div id="${id}"><h3>Paddocks</h3><p>Grass from May, <a href="/shop/">hay before</a>.</p></div>`;
}
