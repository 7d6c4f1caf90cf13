/** Attributes of an element with interactions. */
export const ATTRIBUTES = {
  /** The builder's id of the element's interactions. */
  id: 'data-interaction-id',
  /** Item of the query loop around the element: `abc123:0:post:47`. */
  loopId: 'data-interaction-loop-id',
  /** Set while the page's styles hide the element until its animation starts (bricks-dynamic.md §7.1). */
  hiddenOnLoad: 'data-interaction-hidden-on-load',
} as const;

/** One interaction as the page prints it; every value may be missing or wrong (bricks-dynamic.md §7.1). */
export interface PrintedInteraction {
  /** Name of its animation; the same for all copies in a loop. */
  readonly id?: unknown;
  /** Its trigger (bricks-dynamic.md §7.2). */
  readonly trigger?: unknown;
  /** Its action (bricks-dynamic.md §7.3). */
  readonly action?: unknown;
  /** Keeps the default action of the click. */
  readonly disablePreventDefault?: unknown;
  /** Margin of the viewport, for `enterView`. */
  readonly rootMargin?: unknown;
  /** Query of `ajaxStart` and `ajaxEnd`. */
  readonly ajaxQueryId?: unknown;
  /** Element of `filterOptionEmpty` and `filterOptionNotEmpty`. */
  readonly filterElementId?: unknown;
  /** Form of `formSubmit`, `formSuccess`, `formError`, and of `clearForm` after these. */
  readonly formId?: unknown;
  /** Delay of `contentLoaded`: `500ms`, `1.5s`. */
  readonly delay?: unknown;
  /** Scroll position at which it runs: `100`, `100px`, `50%` of the document, `50vh`. */
  readonly scrollOffset?: unknown;
  /** Id of the interaction whose animation `animationEnd` waits for. */
  readonly animationId?: unknown;
  /** One of {@link TARGETS}. */
  readonly target?: unknown;
  /** Selector of the target `custom`. */
  readonly targetSelector?: unknown;
  /** Popup of the target `popup`. */
  readonly templateId?: unknown;
  /** The post, term or user of a popup with fetched content: an id, and `post`, `term` or `user`. */
  readonly popupContextId?: unknown;
  readonly popupContextType?: unknown;
  /** Name of an attribute, or key in a storage. */
  readonly actionAttributeKey?: unknown;
  readonly actionAttributeValue?: unknown;
  /** {@link StorageKind} */
  readonly storageType?: unknown;
  /** Query of `loadMore`. */
  readonly loadMoreQuery?: unknown;
  /** Name of an effect: `fadeInUp`. */
  readonly animationType?: unknown;
  readonly animationDuration?: unknown;
  readonly animationDelay?: unknown;
  /** Distance kept above the target, in px, and delay, in ms. */
  readonly scrollToOffset?: unknown;
  readonly scrollToDelay?: unknown;
  /** Function on `window`, by its dotted path, and its arguments. */
  readonly jsFunction?: unknown;
  readonly jsFunctionArgs?: unknown;
  /** Panel of `toggleOffCanvas`. */
  readonly offCanvasSelector?: unknown;
  /** Forms of `clearForm`. */
  readonly targetFormSelector?: unknown;
  readonly runOnce?: unknown;
  /** Conditions; `interactionConditionsRelation` is `and` or `or` (bricks-dynamic.md §7.4). */
  readonly interactionConditions?: unknown;
  readonly interactionConditionsRelation?: unknown;
}

/** Kinds of targets (bricks-dynamic.md §7.1). */
export const TARGETS: readonly string[] = ['self', 'custom', 'popup', 'offcanvas'];

/** Triggers on the element itself, from the visitor's pointer, finger or keyboard (bricks-dynamic.md §7.2). */
export const ELEMENT_TRIGGERS = {
  click: true,
  mouseover: true,
  mouseenter: true,
  mouseleave: true,
  focus: true,
  blur: true,
} as const;

/**
 * Events on `document`, and the interaction's key with the id of their subject; without one, the subject is the
 * interaction's own element (bricks-dynamic.md §7.2, §10).
 */
export const DOCUMENT_TRIGGERS = {
  showPopup: ['bricks/popup/open'],
  hidePopup: ['bricks/popup/close'],
  ajaxStart: ['bricks/ajax/start', 'ajaxQueryId'],
  ajaxEnd: ['bricks/ajax/end', 'ajaxQueryId'],
  formSubmit: ['bricks/form/submit', 'formId'],
  formSuccess: ['bricks/form/success', 'formId'],
  formError: ['bricks/form/error', 'formId'],
  filterOptionEmpty: ['bricks/filter/option/empty', 'filterElementId'],
  filterOptionNotEmpty: ['bricks/filter/option/notempty', 'filterElementId'],
} as const;

/** Events that stay true until the opposite event. They also apply to elements that are added afterwards. */
export const LASTING_EVENT = /^bricks\/filter\/option\//;

/** Prefix of triggers that are events of the shop. */
export const SHOP_TRIGGER = /^woo/;

/** The events on `body` of each shop trigger (bricks-dynamic.md §7.2). */
export const SHOP_EVENTS = {
  wooAddingToCart: ['adding_to_cart'],
  wooAddedToCart: ['added_to_cart'],
  wooRemovedFromCart: ['item_removed_from_classic_cart'],
  wooUpdateCart: ['updated_cart_totals'],
  wooCouponApplied: ['applied_coupon', 'applied_coupon_in_checkout'],
  wooCouponRemoved: ['removed_coupon', 'removed_coupon_in_checkout'],
} as const;

export type ElementTrigger = keyof typeof ELEMENT_TRIGGERS;
export type DocumentTrigger = keyof typeof DOCUMENT_TRIGGERS;

/** The trigger that runs once for every element anyway. */
export const LOADED_TRIGGER = 'contentLoaded';

/** The action that starts an animation, also on hidden elements. */
export const ANIMATION_ACTION = 'startAnimation';

/** The action that appends the next page of a query loop. */
export const LOAD_ACTION = 'loadMore';

/**
 * Prefix of the id in `formId` and `filterElementId`, where authors copied it from the element
 * (bricks-dynamic.md §7.1).
 */
export const ID_PREFIX = /^#?(brxe-)?/;

/** Prefix of the event emitted on `document` at the end of an animation; the interaction's id follows. Detail: `el`. */
export const ANIMATION_END = 'bricks/animation/end/';

/** Classes and attributes of an animation (bricks-dynamic.md §7.5). */
export const ANIMATION = {
  base: 'brx-animated',
  effectPrefix: 'brx-animate-',
  /** The effect that starts when the element scrolls into view. */
  waiting: 'data-animation',
  id: 'data-animation-id',
  /** Part of an effect's name: `In` shows a hidden element, `Out` hides it. */
  enters: 'In',
  leaves: 'Out',
} as const;

/** Duration of an animation if the visitor prefers reduced motion, in ms. */
export const STILL_DURATION = 1;

/** The animated part of a popup (bricks-dynamic.md §7.5). */
export const POPUP_CONTENT = '.brx-popup-content';

/** Opens and closes the info box of an address on a map; takes the interaction as its argument. */
export const TOGGLE_INFO_BOX = 'bricksUtils.toggleMapInfoBox';

/** Forms of the builder (bricks-dynamic.md §6.1), and the rows of chosen files (bricks-dynamic.md §6.4). */
export const FORM = { selector: '.brxe-form', id: 'data-element-id', fileRow: '.file-result.show' } as const;

/** Argument that is replaced by `{ source, targets, target }`. */
export const CONTEXT_ARGUMENT = '%brx%';

/** Places of a stored value: a property of `window`, or one of the browser's storages. */
export const STORAGE_KINDS = ['windowStorage', 'sessionStorage', 'localStorage'] as const;
export type StorageKind = (typeof STORAGE_KINDS)[number];

/** Global with the builder's settings, and its list of all interactions of the page (bricks-dynamic.md §7.1). */
export const BUILDER_GLOBAL = 'bricksData';
export const PUBLISHED_LIST = 'interactions';
