/**
 * An object as a container for React, which looks at its `nodeType` only. TypeScript cannot know that the object has every
 * member that React calls: `e2e/react/custodian.e2e.ts` tests that of the custodian with each version of React.
 */
export const asContainer = (members: object): Element => members as Element;
