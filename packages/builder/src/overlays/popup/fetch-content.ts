import { builderSettings, callBuilder, RequestError } from '@stirrup/cms';
import type { PopupOptions } from '../popups/popup.ts';
import { ENDPOINT } from './contract.ts';
import { type PopupAnswer, popupAnswer } from './popup-answer.ts';

/**
 * Fetches a popup's content (bricks-dynamic.md §5.4).
 *
 * @throws RequestError; of kind `refused`, with the server's text as its message, if the response is an error.
 */
export async function fetchContent(popupId: string, options: PopupOptions, signal: AbortSignal): Promise<PopupAnswer> {
  const { contextId, contextType = 'post', loopId } = options;
  const [queryElementId = '', ...rest] = loopId?.split(':') ?? [];
  // An item is its own context unless another one is named.
  const isItem = !contextId && rest.length >= 3 && queryElementId.length >= 6;
  const answer = await callBuilder(
    ENDPOINT,
    popupAnswer,
    {
      postId: builderSettings().postId,
      popupId,
      popupContextId: contextId || false,
      popupContextType: contextId ? contextType : 'post',
      isLooping: Boolean(loopId),
      popupLoopId: isItem && loopId,
      queryElementId: isItem && queryElementId,
    },
    { signal },
  );
  if (answer.error) throw new RequestError('refused', answer.error);
  return answer;
}
