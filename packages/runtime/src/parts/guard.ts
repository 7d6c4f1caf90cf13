/** Runs an event handler; an exception is reported, and does not propagate. */
export type Guard = (run: () => void) => void;
