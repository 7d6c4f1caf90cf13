/** Facts about a page load, read once, so that all else is a pure function of them. */
export interface Visit {
  readonly href: string;
  /** Query of the address, with its question mark. */
  readonly search: string;
  readonly hostname: string;
  /** The browser's referrer; empty if there is none. */
  readonly referrer: string;
  readonly userAgent: string;
  readonly time: Date;
}

/** The current page load. */
export function readVisit(): Visit {
  const { href, search, hostname } = location;
  return { href, search, hostname, referrer: document.referrer, userAgent: navigator.userAgent, time: new Date() };
}
