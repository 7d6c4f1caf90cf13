import { NOTICE_CONTAINERS } from './contract.ts';

/**
 * Containers for notices in which a visitor would see them: a closed popup, or another width, has some that are hidden. Many
 * themes hide them while they are empty, so that what is around them counts then.
 */
export function shownContainers(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(NOTICE_CONTAINERS)].filter((container) =>
    (container.hasChildNodes() ? container : container.parentElement)?.checkVisibility({ visibilityProperty: true }),
  );
}
