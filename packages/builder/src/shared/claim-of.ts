import { type Claim, pageRegistry } from '@stirrup/runtime';

/** The claim on an element by the island of a name, which may sleep. */
export function claimOf(element: Element, name: string): Claim | undefined {
  return pageRegistry()
    .claimsOf(element)
    .find(({ definition }) => definition.name === name);
}
