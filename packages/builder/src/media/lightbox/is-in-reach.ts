/**
 * True if the focus may go to a link when the lightbox closes: a slide that its slider does not show would be scrolled
 * into the slider, which then shows a gap.
 */
export function isInReach(link: HTMLElement, root: HTMLElement): boolean {
  if (!link.checkVisibility({ visibilityProperty: true })) return false;
  if (link.closest('[inert], [aria-hidden="true"]')) return false;
  const { left, right } = link.getBoundingClientRect();
  const area = (root.contains(link) ? root : document.body).getBoundingClientRect();
  return left < area.right && right > area.left && left < innerWidth && right > 0;
}
