import { type Html, html } from '../../../../../fixtures/cms/markup/html.ts';
import { builderAccordion, stirrupAccordion } from '../../disclosures/accordion/fixture.ts';
import { builderTabs, demoTabs, stirrupTabs } from '../../disclosures/tabs/fixture.ts';
import { builderPopup, popupButton, popupText, stirrupPopup } from '../../overlays/popup/fixture.ts';

/** Places on the page that menus lead to. */
const PLACES = [
  { id: 'measuring', name: 'Measuring', text: 'We take nine measures, draw them on paper, and keep the drawing.' },
  { id: 'girths', name: 'Girths', text: 'A girth sits a hand behind the elbow, and lets two fingers pass.' },
] as const;

/** The two places, each as long as a phone’s screen. */
const places = html`${PLACES.map(
  ({
    id,
    name,
    text,
  }) => html`<section id="${id}"><h3>${name}</h3>${Array.from({ length: 8 }, () => html`<p>${text}</p>`)}</section>
`,
)}<p id="terms">Free of charge within fifty miles.</p>`;

const items = [
  { title: 'Delivery', content: html`<p>Allow three working days.</p>` },
  { id: 'returns', title: 'Returns', content: html`<p>Within <a href="#terms">thirty days</a>, unridden.</p>` },
];

/** Links outside of a menu: into tabs and an accordion, to a whole address, to nowhere. */
const others = (link: (href: string, text: string) => Html) => html`<ul>
<li>${link('#care', 'Care, in a tab')}</li>
<li>${link('#returns', 'Returns, in an accordion')}</li>
<li>${link('#', 'A link to nowhere')}</li>
</ul>`;

/** The menu of our own dialect. One link leads to another page, and is printed as the current one. */
export function stirrupMenu(label = 'Saddles'): Html {
  return html`<nav aria-label="${label}"><ul data-part="menu"><li><a href="/shop/" aria-current="page">Shop</a></li>${PLACES.map(
    ({ id, name }) => html`<li><a href="#${id}">${name}</a></li>`,
  )}</ul></nav>`;
}

/** Anchor links of our own dialect, and the places they lead to. */
export function anchorLinksMarkup(): Html {
  return html`<div data-island="anchor-links">${stirrupMenu()}
${others((href, text) => html`<a href="${href}">${text}</a>`)}
${places}
${stirrupTabs(demoTabs)}
${stirrupAccordion(items)}
${stirrupPopup('saddle-offer')}</div>`;
}

/** A menu as the builder prints it without a second one for phones (bricks-elements.md §12). */
export function builderMenu(id = 'ancaaa', address = ''): Html {
  const entry = 'menu-item menu-item-type-custom menu-item-object-custom bricks-menu-item';
  return html`<div id="brxe-${id}" data-script-id="${id}" class="brxe-nav-menu"><nav class="bricks-nav-menu-wrapper never" aria-label="Saddles ${id}"><ul class="bricks-nav-menu"><li class="${entry} current-menu-item"><a href="/shop/" aria-current="page">Shop</a></li>
${PLACES.map(
  ({ id: place, name }) =>
    html`<li class="${entry}"><a href="${address}#${place}" data-brx-anchor="true">${name}</a></li>
`,
)}</ul></nav></div>`;
}

/** The builder's anchor links in the body of a page, and the places they lead to. */
export function builderAnchorLinks(address: string): Html {
  return html`${builderMenu('ancaaa', address)}
${others((href, text) => html`<a class="brxe-text-link" href="${href}" data-brx-anchor="true">${text}</a>`)}
${places}
${builderTabs(demoTabs)}
${builderAccordion(items, { heading: 'h3' })}
${popupButton(197, 'See the offer')}${builderPopup({ id: 197, content: popupText(197, 'Free fitting', 'With every saddle.') })}`;
}
