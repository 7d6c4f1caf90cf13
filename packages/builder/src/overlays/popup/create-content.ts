import { fillHtml, messageFor } from '@stirrup/cms';
import { tryFocusOnce } from '@stirrup/overlays/focus';
import { showPopupLoader } from '../../loops/ajax-loader/show-popup-loader.ts';
import { createFailureMessage } from '../../shared/create-failure-message.ts';
import type { PopupOptions } from '../popups/popup.ts';
import { BACKDROP_INDEX, EVENT } from './contract.ts';
import { fetchContent } from './fetch-content.ts';
import type { PopupProps } from './props.ts';
import { showAnswer } from './show-answer.ts';

/** The place of fetched content, and callbacks about it. */
interface Place {
  readonly element: HTMLElement;
  readonly box: HTMLElement;
  readonly backdrop: HTMLElement | undefined;
  readonly props: PopupProps;
  readonly emit: (event: `bricks/${string}`) => void;
  /** Shows or hides the loading state. */
  readonly showBusy: (isBusy: boolean) => void;
}

/** Content that is fetched whenever a popup opens. */
export interface Content {
  /**
   * Fetches and shows the content. The last call wins. A failure is shown with a retry button.
   *
   * @param onShown Called when the content, or the failure, is in the box; also after a retry.
   */
  readonly load: (options: PopupOptions, onShown: (isWhole: boolean) => void) => Promise<void>;
  /** Aborts the request. */
  readonly stop: () => void;
}

/** Creates the content of a popup. */
export function createContent({ element, box, backdrop, props, emit, showBusy }: Place): Content {
  let running: { readonly key: string; readonly controller: AbortController } | undefined;
  let done = Promise.resolve();
  /** Emits the end of the last request: the page's scripts listen for it before the start of the next one. */
  let endLast: () => void = () => undefined;

  const stop = () => {
    running?.controller.abort();
    running = undefined;
    showBusy(false);
  };

  const fetchAndShow = async (options: PopupOptions, onShown: (isWhole: boolean) => void, signal: AbortSignal) => {
    fillHtml(box, '');
    if (options.loopId) backdrop?.removeAttribute(BACKDROP_INDEX);
    showBusy(true);
    const hideLoader = showPopupLoader(element, props.popupId, props.ajaxLoader);
    emit(EVENT.start);
    let isOver = false;
    const end = () => {
      if (isOver) return;
      isOver = true;
      hideLoader();
      emit(EVENT.end);
    };
    endLast = end;
    const answer = await fetchContent(props.popupId, options, signal).catch((error: unknown) => ({ error }));
    end();
    if (signal.aborted) return;
    stop();
    if ('html' in answer) {
      if (options.loopId) backdrop?.setAttribute(BACKDROP_INDEX, '0');
      showAnswer(box, answer);
      emit(EVENT.loaded);
    } else {
      const failure = createFailureMessage();
      failure.show(messageFor(answer.error), () => {
        tryFocusOnce(box);
        void load(options, onShown);
      });
      box.append(failure.element);
    }
    onShown('html' in answer);
  };

  const load = (options: PopupOptions, onShown: (isWhole: boolean) => void): Promise<void> => {
    const key = [options.contextType, options.contextId, options.loopId].join();
    // A double click sends one request.
    if (running?.key === key) return done;
    stop();
    endLast();
    const controller = new AbortController();
    running = { key, controller };
    done = fetchAndShow(options, onShown, controller.signal);
    return done;
  };
  return { load, stop };
}
