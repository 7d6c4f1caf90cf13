import { NOTICE_CONTAINERS } from './contract.ts';

/** Containers for notices in which a visitor would see them: a closed popup, or another width, has some that are hidden. */
export function shownContainers(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(NOTICE_CONTAINERS)].filter((container) =>
    container.checkVisibility({ visibilityProperty: true }),
  );
}
