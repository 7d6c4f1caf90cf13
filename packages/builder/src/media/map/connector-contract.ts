/** A place in an item of a loop, for maps that follow the loop (bricks-elements.md §26). */
export const CONNECTOR = {
  selector: '.brxe-map-connector[data-brx-latitude][data-brx-longitude], .brxe-map-connector[data-brx-address]',
  latitude: 'data-brx-latitude',
  longitude: 'data-brx-longitude',
  address: 'data-brx-address',
  /** JSON of its marker. */
  marker: 'data-brx-marker-data',
  /** Identifier of its item; it begins with the loop's id. */
  item: 'data-brx-infobox-selector',
  /** Id of the popup template of its info box. */
  template: 'data-brx-infobox-template',
} as const;

/** Emitted when items of a loop have been added; `detail.queryId` is the loop's (bricks-elements.md §1.10). */
export const NODES_ADDED = 'bricks/ajax/nodes_added';

/** Elements in a loop's items whose interactions open and close info boxes (bricks-elements.md §25, bricks-dynamic.md §7.3). */
export const SOURCE = {
  selector: ':is([data-interactions*="openAddress"], [data-interactions*="closeAddress"])[data-interaction-loop-id]',
  /** Identifier of the item. */
  item: 'data-interaction-loop-id',
  opens: 'openAddress',
  closes: 'closeAddress',
  /** Class while the info box is open. */
  opened: 'infobox-opened',
} as const;

/** The builder's function that opens and closes info boxes. Its argument has the element (`el`) and the action (`action`). */
export const TOGGLE = { owner: 'bricksUtils', name: 'toggleMapInfoBox' } as const;
