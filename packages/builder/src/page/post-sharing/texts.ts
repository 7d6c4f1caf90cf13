import type { Texts } from '@stirrup/cms/texts';

/** Texts of the buttons that share a post. */
export const postSharingTexts = {
  copyFailed: 'The link could not be copied',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  sharePost: 'Share…',
} as const satisfies Texts;
