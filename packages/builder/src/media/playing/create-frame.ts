/** A frame for a host's player. */
export function createFrame(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  Object.assign(frame, { title, allow: 'autoplay; encrypted-media; picture-in-picture' });
  frame.allowFullscreen = true;
  // YouTube plays nothing for pages that it does not know.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = address;
  return frame;
}
