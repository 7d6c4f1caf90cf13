import { type Claim, READY_EVENT, STATE_ATTRIBUTE } from '../claim.ts';
import { pageRegistry } from '../page-registry.ts';
import type { Registry } from '../registry.ts';

/** Outlines take no space, so the layout stays the same. */
const OVERLAY = `
[${STATE_ATTRIBUTE}] { outline: 2px dashed #7a7a7a !important; outline-offset: 2px !important; }
[${STATE_ATTRIBUTE}="loading"] { outline-color: #c77700 !important; }
[${STATE_ATTRIBUTE}="ready"] { outline-color: #188038 !important; }
[${STATE_ATTRIBUTE}="failed"] { outline: 3px solid #d93025 !important; }
`;

/** Outlines all islands and measures each one's time to ready; once per page, for all bundles. */
export function debugPage(): void {
  const registry = pageRegistry();
  registry.shared('runtime/debug', () => {
    showOutlines();
    measureIslands(registry);
  });
}

/** A constructed style sheet is no inline style: it works under a strict CSP. */
function showOutlines(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(OVERLAY);
  document.adoptedStyleSheets.push(sheet);
}

function measureIslands(registry: Registry): void {
  const measured = new WeakSet<Claim>();
  const measureClaimsOf = (element: Element) => {
    for (const claim of registry.claimsOf(element)) {
      if (claim.readyAt === undefined || measured.has(claim)) continue;
      measured.add(claim);
      measure(claim, claim.readyAt);
    }
  };
  document.addEventListener(READY_EVENT, ({ target }) => {
    if (target instanceof Element) measureClaimsOf(target);
  });
  for (const element of document.querySelectorAll(`[${STATE_ATTRIBUTE}]`)) measureClaimsOf(element);
}

/** The entry shows on a track of its own in the performance panel of Chromium's developer tools. */
function measure({ definition, dialect, element, claimedAt, loadingAt }: Claim, readyAt: number): void {
  const waited = Math.round((loadingAt ?? claimedAt) - claimedAt);
  performance.measure(`stirrup:${definition.name}`, {
    start: claimedAt,
    end: readyAt,
    detail: {
      devtools: {
        dataType: 'track-entry',
        track: 'Islands',
        trackGroup: 'Stirrup',
        color: 'primary',
        tooltipText: `${definition.name}: found to ready`,
        properties: [
          ['dialect', dialect],
          ['element', element.id ? `#${element.id}` : element.localName],
          ['waited for its start', `${waited} ms`],
        ],
      },
    },
  });
}
