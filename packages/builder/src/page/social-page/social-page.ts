import { text } from '@stirrup/cms/texts';
import { behaviour, createButton, importWithRetry, pageRegistry } from '@stirrup/runtime';
import { createAdditions } from '../../shared/create-additions.ts';
import { keepAttributes } from '../../shared/keep-attributes.ts';
import { keepContent } from '../../shared/keep-content.ts';
import { whenNear } from '../../shared/when-near.ts';
import { ADDED, ADDRESS, ALLOWED, socialPageContract } from './contract.ts';
import { socialPageProps } from './props.ts';
import { socialPageTexts } from './texts.ts';

/** True once a visitor has allowed it, for every social page of this page. */
const permission = () => pageRegistry().shared('page/social', () => ({ isGiven: false }));

/**
 * A page of Facebook, with a link to it until it shows, and where it never does.
 *
 * A behaviour: Facebook draws the page.
 */
export default behaviour(
  { props: socialPageProps, contract: socialPageContract },
  ({ island, consent, ...options }) => {
    const { element: root, parts, signal } = island;
    const place = parts.page[0]?.element;
    const href = place?.getAttribute(ADDRESS);
    if (!place || !href || !URL.canParse(href) || !/^https?:/.test(href)) return;
    const add = createAdditions(root, ADDED, signal);
    // The copy of a page that was there.
    if (place.querySelector('iframe')) place.replaceChildren();
    keepContent(place, signal);
    if (!place.textContent.trim()) {
      const textContent = text(socialPageTexts, 'openSocialPage');
      place.append(Object.assign(document.createElement('a'), { href, textContent }));
    }
    const restore = keepAttributes(root, ['tabindex']);
    signal.addEventListener('abort', restore);

    let isComing = false;
    const come = async () => {
      if (isComing) return;
      isComing = true;
      try {
        const { showSocialPage } = await importWithRetry(() => import('./show-social-page.ts'));
        await showSocialPage({ root, place, ...options }, signal);
      } catch {
        // Without Facebook, the link stays; the next approach tries again.
        isComing = false;
      }
    };
    const approach = () => whenNear(root, () => void come(), signal);
    if (!consent || permission().isGiven) {
      approach();
      return;
    }
    const button = createButton({
      textContent: text(socialPageTexts, 'showSocialPage'),
      onclick: () => {
        // The button goes: its place keeps the focus.
        root.tabIndex = -1;
        root.focus({ preventScroll: true });
        document.dispatchEvent(new CustomEvent(ALLOWED));
      },
    });
    root.append(add(button));
    const allow = () => {
      permission().isGiven = true;
      button.remove();
      approach();
    };
    document.addEventListener(ALLOWED, allow, { once: true, signal });
  },
);
