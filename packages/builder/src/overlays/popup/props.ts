import { boolean, defineProps, type InferProps, number, optional, type Reader, string } from '@stirrup/runtime';

/** Widths of the viewport in px, both ends included. */
export interface Widths {
  readonly min: number;
  readonly max: number;
}

/** `768-991,0-478`; what is no number counts as 0, and without an upper end there is none. */
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
    /** Names it for calls, events and limits; the element's own `id` where nothing is given. */
    popupId: string(),
    /** Its content is fetched each time it opens. */
    fetchesContent: boolean(),
    /** The page behind it still scrolls. */
    bodyScroll: boolean(),
    /** `backdrop` and `esc`, one or both; `none` leaves it to its own controls. */
    closeOn: string('backdrop esc'),
    /** The focus stays where it is; Tab leads into the popup. */
    disableAutoFocus: boolean(),
    /** It shows its beginning whenever it opens. */
    scrollToTop: boolean(),
    /** It opens only if the viewport is this wide, in px. */
    showAt: number(0),
    /** It opens only if the viewport's width is in one of these ranges. */
    showOnWidths: ranges(),
    /** How many times it opens per view of the page, per session, and per browser. */
    timesPerView: times(),
    timesPerSession: times(),
    timesPerBrowser: times(),
    /** How long it stays away after it was shown, in hours. */
    hoursBetween: times(),
    /** JSON of the animation shown while loading: `{"animation":"ring","selector":"","color":"","scale":1}`. */
    ajaxLoader: optional(string()),
  },
  {
    bricks: {
      popupId: 'data-popup-id',
      fetchesContent: 'data-popup-ajax',
      bodyScroll: 'data-popup-body-scroll',
      closeOn: 'data-popup-close-on',
      disableAutoFocus: 'data-popup-disable-auto-focus',
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
