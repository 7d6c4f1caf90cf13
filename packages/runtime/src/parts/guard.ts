/** Runs an event handler so that an error in it is reported and ends nothing. */
export type Guard = (run: () => void) => void;
