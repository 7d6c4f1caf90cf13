const thrownInRender = new WeakSet<object>();

/** Runs code of an island that React calls while rendering, and remembers what it throws. */
export function inRender<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (typeof error === 'object' && error !== null) thrownInRender.add(error);
    throw error;
  }
}

/** Whether an error came from rendering; React tells the boundary of an island the error, but not the phase. */
export function isRenderError(error: unknown): boolean {
  return typeof error === 'object' && error !== null && thrownInRender.has(error);
}
