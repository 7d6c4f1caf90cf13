/** Events on `document` after which the page holds new markup (bricks-dynamic §1.6). They neither bubble nor cancel. */
export const RESCAN_EVENTS = [
  'bricks/ajax/pagination/completed',
  'bricks/ajax/load_page/completed',
  'bricks/ajax/popup/loaded',
  'bricks/ajax/query_result/displayed',
] as const;
