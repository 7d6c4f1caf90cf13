import { announce, prepareLiveRegions } from '@stirrup/cms/notices';
import { text, visibleText } from '@stirrup/cms/texts';
import { behaviour, createButton, type Part } from '@stirrup/runtime';
import { createAdditions } from '../../shared/create-additions.ts';
import { ADDED, postSharingContract } from './contract.ts';
import { postSharingProps } from './props.ts';
import { sharedPost } from './shared-post.ts';
import { postSharingTexts } from './texts.ts';

/** Duration in ms for which a button shows what it has done. */
const FEEDBACK = 3000;

const STYLE = 'min-height:44px;border:0;background:none;color:inherit;font:inherit;cursor:pointer';

/**
 * Buttons for the device's own share sheet and for copying the link, each only where the browser can do it.
 *
 * A behaviour: it shows nothing of its own but a button's feedback for some seconds.
 */
export default behaviour(
  { props: postSharingProps, contract: postSharingContract },
  ({ island, url, title, buttons }) => {
    const { element: root, parts, signal } = island;
    const add = createAdditions(root, ADDED, signal);
    const found = sharedPost(root);
    // The author's address may be relative, which a copy must not be.
    const link = document.createElement('a');
    link.href = url || found.url;
    const post = { url: link.href, title: title || found.title };
    /** Ends the feedback that shows. */
    let endFeedback = () => {};

    const feedback = (button: Element, name: 'linkCopied' | 'copyFailed') => () => {
      if (signal.aborted) return;
      endFeedback();
      const printed = [...button.childNodes];
      const result = text(postSharingTexts, name);
      // A printed label gives way to words in its own language only, unless nothing else would tell of a failure.
      const isShown = name === 'copyFailed' || button.closest(`[${ADDED}]`) || visibleText(postSharingTexts, name);
      if (isShown) button.textContent = result;
      announce(result);
      endFeedback = () => {
        clearTimeout(timer);
        button.replaceChildren(...printed);
        endFeedback = () => {};
      };
      const timer = setTimeout(endFeedback, FEEDBACK);
    };
    const copy = (button: Element) =>
      navigator.clipboard.writeText(post.url).then(feedback(button, 'linkCopied'), feedback(button, 'copyFailed'));
    const share = (button: Element) =>
      navigator.share(post).catch((error: unknown) => {
        // A visitor who closes the sheet wants nothing else, and a second press finds the sheet open.
        if (canCopy && !/^(Abort|InvalidState)Error/.test(String(error))) void copy(button);
      });
    // Without a secure connection, browsers have neither.
    const canCopy = 'clipboard' in navigator;
    const canShare = Boolean(navigator.canShare?.(post));
    const offer = (
      name: 'share' | 'copy',
      isPossible: boolean,
      label: keyof typeof postSharingTexts,
      act: typeof copy,
    ) => {
      if (isPossible && buttons && !parts[name][0]) {
        const button = createButton({ textContent: text(postSharingTexts, label), onclick: () => void act(button) });
        button.style.cssText = STYLE;
        const item = add(document.createElement(root.matches('ul, ol') ? 'li' : 'span'));
        item.append(button);
        root.append(item);
      }
      return ({ element }: Part) => ({ hidden: !isPossible, onClick: () => isPossible && void act(element) });
    };
    island.bind({
      share: offer('share', canShare, 'sharePost', share),
      copy: offer('copy', canCopy, 'copyLink', copy),
    });
    prepareLiveRegions();
    signal.addEventListener('abort', () => endFeedback());
  },
);
