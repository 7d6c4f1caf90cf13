import { boolean, defineProps, type InferProps, number, optional, type Reader, string } from '@stirrup/runtime';
import { closeOn } from '../off-canvases/close-on.ts';

/** Widths of the viewport in px, both ends included. */
export interface Widths {
  readonly min: number;
  readonly max: number;
}

/**
 * Reads ranges such as `768-991,0-478`. An end that is not a number counts as 0; without an upper end there is no
 * limit.
 */
function ranges(): Reader<readonly Widths[]> {
  const parse = (raw: unknown) =>
    String(raw)
      .split(',')
      .map((range): Widths => {
        const [min, max = Infinity] = range.split('-').map((end) => Number(end) || 0);
        return { min: min ?? 0, max };
      });
  return { fallback: [], expected: 'widths such as 768-991,0-478', parse };
}

const times = () => optional(number(0, { min: 0 }));
const limit = (key: string) => ({ attribute: 'data-popup-limits', key });

/** Options of a popup. */
export const popupProps = defineProps(
  {
    /** Name for calls, events and limits. @default the element's own `id` */
    popupId: string(),
    /** Fetches the content each time it opens. */
    fetchesContent: boolean(),
    /** Keeps the page behind it scrollable. */
    unlocksScroll: boolean(),
    /**
     * Closes it by a click on the backdrop, by Escape, or by both. With `none` only the popup's own controls close it.
     *
     * @default `backdrop esc`
     */
    closeOn,
    /** Leaves the focus where it is. Tab leads into the popup. */
    leavesFocus: boolean(),
    /** Scrolls to the top whenever it opens, also where it leaves the focus. */
    scrollToTop: boolean(),
    /** Minimum width of the viewport at which it opens, in px. */
    showAt: number(0),
    /** Ranges of the viewport's width in which it opens. */
    showOnWidths: ranges(),
    /** Maximum number of times it opens per view of the page. */
    timesPerView: times(),
    /** Maximum number of times it opens per session. */
    timesPerSession: times(),
    /** Maximum number of times it opens per browser. */
    timesPerBrowser: times(),
    /** Minimum time between two views, in hours, those by a control as well. */
    hoursBetween: times(),
    /** JSON of the animation shown while loading: `{"animation":"ring","selector":"","color":"","scale":1}`. */
    ajaxLoader: optional(string()),
  },
  {
    bricks: {
      popupId: 'data-popup-id',
      fetchesContent: 'data-popup-ajax',
      unlocksScroll: 'data-popup-body-scroll',
      closeOn: 'data-popup-close-on',
      leavesFocus: 'data-popup-disable-auto-focus',
      scrollToTop: 'data-popup-scroll-to-top',
      showAt: 'data-popup-show-at',
      showOnWidths: 'data-popup-show-on-widths',
      timesPerView: limit('windowStorage'),
      timesPerSession: limit('sessionStorage'),
      timesPerBrowser: limit('localStorage'),
      hoursBetween: limit('timeStorageInHours'),
      ajaxLoader: 'data-brx-ajax-loader',
    },
  },
);

/** The options of a popup. */
export type PopupProps = InferProps<typeof popupProps>;
