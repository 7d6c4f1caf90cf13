/**
 * Longest wait of a browser test for one thing, in ms: a step of Playwright, or a poll. Machines that run the tests differ
 * by a factor of five, and a test that passes never waits that long.
 */
export const PATIENCE = 20_000;
