/** A step of a release. */
export interface Step {
  readonly name: string;
  /** Returns what has been done, for the report. */
  readonly run: () => Promise<string>;
  /** Tells a maintainer what is left behind if it fails, and what to do. */
  readonly whenFailed?: string;
}

/**
 * Runs steps one after another, each with a line of report.
 *
 * @returns False if one failed; those after it have not been run.
 */
export async function runSteps(steps: readonly Step[], print: (line: string) => void = console.log): Promise<boolean> {
  for (const [index, { name, run, whenFailed }] of steps.entries()) {
    const place = `${index + 1}/${steps.length} ${name}`;
    print(`... ${place}`);
    const startedAt = performance.now();
    try {
      const done = await run();
      print(`ok  ${place} (${((performance.now() - startedAt) / 1000).toFixed(0)} s): ${done}`);
    } catch (error) {
      print(error instanceof Error ? error.message : String(error));
      print(`Stopped at ${place}. ${whenFailed ?? ''}`.trimEnd());
      return false;
    }
  }
  return true;
}
