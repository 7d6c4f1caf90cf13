/** What decides about a page load; read once, so that everything after it is a function of facts. */
export interface Visit {
  readonly href: string;
  /** Query of the address, with its question mark. */
  readonly search: string;
  readonly hostname: string;
  /** Where the visitor comes from, as the browser tells; empty if it does not. */
  readonly referrer: string;
  readonly userAgent: string;
  readonly time: Date;
}
