import { DEFERRED_STYLE } from '@stirrup/cms/lazy';
import { createFrame } from '../playing/create-frame.ts';
import { playingAddress } from './playing-address.ts';

/** Attributes of a preview picture that its frame does not get. */
const OF_PREVIEW: readonly string[] = ['class', 'style', DEFERRED_STYLE, 'tabindex', 'aria-hidden'];

/**
 * The frame that a preview picture of the builder turns into; undefined for an element of another kind.
 *
 * @param attribute Name of the attribute with its address.
 */
export function frameOf(preview: Element | undefined, title: string, attribute: string): HTMLIFrameElement | undefined {
  const address = playingAddress(preview?.getAttribute(attribute));
  if (!preview || !address) return undefined;
  const frame = createFrame(address, title);
  for (const { name, value } of preview.attributes)
    if (name !== attribute && !OF_PREVIEW.includes(name)) frame.setAttribute(name, value);
  return frame;
}
