/**
 * Events on `document` after which the page contains new markup (bricks-dynamic.md §1.6). They neither bubble nor
 * cancel.
 */
export const RESCAN_EVENTS = [
  'bricks/ajax/pagination/completed',
  'bricks/ajax/load_page/completed',
  'bricks/ajax/popup/loaded',
  'bricks/ajax/query_result/displayed',
] as const;

/**
 * Events on `document` about a state, and the key of their detail with its subject (bricks-dynamic.md §10). Of events
 * with the same key the latest one is the state.
 */
export const SUBJECT_KEY: Readonly<Record<string, string>> = {
  'bricks/popup/open': 'popupElement',
  'bricks/popup/close': 'popupElement',
  'bricks/ajax/start': 'queryId',
  'bricks/ajax/end': 'queryId',
  'bricks/form/submit': 'elementId',
  'bricks/form/success': 'elementId',
  'bricks/form/error': 'elementId',
  'bricks/filter/option/empty': 'filterElementIds',
  'bricks/filter/option/notempty': 'filterElementIds',
};
