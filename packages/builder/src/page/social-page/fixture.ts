import { attributes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';

/** The page that is shown. */
export const PAGE = 'https://www.facebook.com/el.stable';

/** Options of a social page. */
export interface SocialPageOptions {
  readonly consent?: boolean;
  readonly width?: number;
}

/** The builder's page of Facebook (bricks-elements.md §44). */
export function builderSocialPage(id: string, { consent, width }: SocialPageOptions = {}): Html {
  const root = attributes({
    ...{ id: `brxe-${id}`, 'data-script-id': id, class: 'brxe-facebook-page', 'data-consent': consent },
  });
  const page = attributes({
    ...{ 'data-href': PAGE, 'data-width': width, 'data-height': 300, 'data-tabs': 'timeline' },
    ...{ 'data-hide-cover': 'false', 'data-show-facepile': 'false', 'data-hide-cta': 'false' },
    'data-small-header': 'false',
  });
  return html`<div${root}><div class="fb-page"${page}></div></div>`;
}

/** A social page in our own dialect. Without JavaScript there is the link. */
export function stirrupSocialPage({ consent, width }: SocialPageOptions = {}): Html {
  const root = attributes({
    ...{ 'data-island': 'social-page', 'data-consent': consent, 'data-app-id': '1234', 'data-locale': 'de_AT' },
  });
  const page = attributes({ 'data-href': PAGE, 'data-width': width, 'data-height': 300 });
  return html`<div${root}><div data-part="page"${page}><a href="${PAGE}">Our stable on Facebook</a></div></div>`;
}
