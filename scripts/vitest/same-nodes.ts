import { expect } from 'vitest';

/** Nodes are equal if they are the same: Vitest compares their markup, so a node that was replaced by its like would pass. */
function isSameNode(one: unknown, other: unknown): boolean | undefined {
  return one instanceof Node && other instanceof Node ? one === other : undefined;
}

// Some files test what happens on a server.
if (typeof Node !== 'undefined') expect.addEqualityTesters([isSameNode]);
