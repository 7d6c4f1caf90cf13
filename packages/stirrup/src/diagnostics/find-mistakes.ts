import type { Claim } from '@stirrup/runtime';
import { claimsOnPage, collectWarnings } from '@stirrup/runtime/diagnostics';
import { checkMisspelt } from './check-misspelt.ts';
import { checkNames } from './check-names.ts';
import { checkOptions } from './check-options.ts';
import { checkPartNames, checkParts } from './check-parts.ts';
import { checkGlobal, checkLegacyScripts, checkTags } from './check-scripts.ts';
import { checkSettings } from './check-settings.ts';
import { checkStart } from './check-start.ts';
import { checkControls, checkTargets } from './check-targets.ts';
import type { Mistake, Report } from './mistake.ts';

/** All mistakes on the page now, each once. A check that throws, on a page that nobody foresaw, hinders no other. */
export function findMistakes(): readonly Mistake[] {
  const found: Mistake[] = [];
  const report: Report = (rule, element, message) => {
    const isKnown = found.some((one) => one.rule === rule && one.element === element && one.message === message);
    if (!isKnown) found.push({ rule, element, message });
  };
  const claims = claimsOnPage();
  const checks = [
    () => checkNames(report),
    () => checkMisspelt(report),
    ...claims.flatMap((claim) => checksOf(claim, report)),
    () => checkPartNames(report),
    () => checkControls(claims, report),
    () => checkSettings(report),
    () => checkTags(report),
    () => checkGlobal(report),
    () => checkLegacyScripts(claims, report),
  ];
  // The development build in this bundle would write about the same mistakes itself.
  collectWarnings(() => {
    for (const check of checks) {
      try {
        check();
      } catch (error) {
        reportError(error);
      }
    }
  });
  return found;
}

function checksOf(claim: Claim, report: Report): (() => void)[] {
  const { definition, failedIn, element } = claim;
  // Nobody reads the markup of an element that yields to another script.
  if (claim.yields) return [];
  return [
    () => checkStart(claim, report),
    () => checkOptions(claim, report),
    () => checkParts(claim, report),
    () => checkTargets(claim, report),
    () => {
      if (failedIn) report('failed-island', element, `island "${definition.name}" failed in its phase "${failedIn}"`);
    },
  ];
}
