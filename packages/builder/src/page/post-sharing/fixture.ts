import { attributes, type Html, html, raw } from '../../../../../fixtures/cms/markup/html.ts';

/** Address and title of a post. */
export const POST = { url: 'https://shop.test/hay-or-straw/', title: 'Hay or straw?' } as const;

const icon = raw(
  '<svg viewBox="0 0 16 16" width="24" height="24" aria-hidden="true"><circle cx="8" cy="8" r="7"/></svg>',
);

/** The builder's links (bricks-elements.md §45). */
export function builderPostSharing(id: string, post: { readonly url: string; readonly title: string } = POST): Html {
  const url = encodeURIComponent(post.url);
  const title = encodeURIComponent(post.title);
  const services = [
    [
      'facebook',
      'Facebook',
      'Share on Facebook',
      `https://www.facebook.com/sharer.php?u=${url}&picture=&title=${title}`,
    ],
    ['whatsapp', 'WhatsApp', 'Share on WhatsApp', `https://api.whatsapp.com/send?text=*${title}*+${url}`],
    ['email', 'Email', 'Share via email', `mailto:?subject=${title}&body=${url}`],
  ] as const;
  return html`<ul id="brxe-${id}" class="brxe-post-sharing">${services.map(
    ([service, name, label, href]) =>
      html`<li title="${label}"><a class="${service}" href="${href}" rel="nofollow" aria-label="${name}"${attributes({ target: service === 'email' ? undefined : '_blank' })}>${icon}</a></li>`,
  )}</ul>`;
}

/** Sharing in our own dialect. Without JavaScript there are the links alone. */
export function stirrupPostSharing(options: { readonly url?: string; readonly title?: string } = {}): Html {
  const url = encodeURIComponent(POST.url);
  return html`<div data-island="post-sharing"${attributes({ 'data-url': options.url, 'data-title': options.title })}>
	<a href="https://www.facebook.com/sharer.php?u=${url}&amp;title=${encodeURIComponent(POST.title)}">Share on Facebook</a>
	<button type="button" data-part="share" hidden>Share with an app</button>
	<button type="button" data-part="copy" hidden>Copy the link</button>
</div>`;
}
