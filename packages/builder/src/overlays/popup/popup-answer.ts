import { codec, isRecord } from '@stirrup/cms';

/** The response of `load_popup_content`. Values of a wrong type, as plugins may cause, count as missing. */
export interface PopupAnswer {
  readonly html: string;
  /** CSS in `<style>` elements. */
  readonly styles: string;
  /** Further popups that the content opens, by their id. */
  readonly popups: Readonly<Record<string, string>>;
  /** Classes of the shop's quick view. */
  readonly contentClasses: readonly string[];
  /** Reason for missing content, in spite of the status 200. */
  readonly error: string;
}

/** Reads a response (bricks-dynamic.md §5.4). */
export const popupAnswer = codec('an answer with html', (printed): PopupAnswer | undefined => {
  if (!isRecord(printed) || typeof printed['html'] !== 'string') return undefined;
  const { html, styles, popups, contentClasses, error } = printed;
  const isText = (value: unknown) => typeof value === 'string';
  return {
    html,
    styles: isText(styles) ? styles : '',
    popups: isRecord(popups) ? Object.fromEntries(Object.entries(popups).filter(hasText)) : {},
    contentClasses: Array.isArray(contentClasses) ? contentClasses.filter(isText) : [],
    error: isText(error) ? error : '',
  };
});

function hasText(entry: [string, unknown]): entry is [string, string] {
  return typeof entry[1] === 'string';
}
