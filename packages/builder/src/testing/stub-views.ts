import { vi } from 'vitest';

type Report = (entries: readonly { readonly target: Element; readonly isIntersecting: boolean }[]) => void;

/**
 * Replaces `IntersectionObserver` until `vi.unstubAllGlobals()`. The returned function reports to all observers of an
 * element whether it is in view.
 */
export function stubViews(): (target: Element | undefined, isIntersecting: boolean) => void {
  const observers = new Map<Report, Set<Element>>();
  class Views {
    readonly #report: Report;
    constructor(report: Report) {
      this.#report = report;
      observers.set(report, new Set());
    }
    observe(element: Element): void {
      observers.get(this.#report)?.add(element);
    }
    unobserve(element: Element): void {
      observers.get(this.#report)?.delete(element);
    }
    disconnect(): void {
      observers.get(this.#report)?.clear();
    }
  }
  vi.stubGlobal('IntersectionObserver', Views);
  return (target, isIntersecting) => {
    for (const [report, watched] of [...observers])
      if (target && watched.has(target)) report([{ target, isIntersecting }]);
  };
}
