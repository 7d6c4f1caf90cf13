import { spawn } from 'node:child_process';
import { workspaceRoot } from '../find-islands.ts';

/** Options of a command. */
export interface CommandOptions {
  readonly cwd?: string;
  /** More environment variables. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Prints its output as it comes, in place of keeping it, and lets it ask at the terminal. */
  readonly isShown?: boolean;
}

/** The end of a command. */
export interface CommandResult {
  readonly isOk: boolean;
  /** Its standard output, without the newline at its end. */
  readonly output: string;
  readonly errors: string;
}

/**
 * Runs a command to its end, whether it fails or not. Asynchronous, because a registry in the same process has to answer
 * meanwhile.
 */
export function tryCommand(command: readonly string[], options: CommandOptions = {}): Promise<CommandResult> {
  const [name = '', ...args] = command;
  return new Promise((resolve, reject) => {
    const child = spawn(name, args, {
      cwd: options.cwd ?? workspaceRoot,
      // Inside of `npm run --silent`, npm would not even say why it fails.
      env: { ...process.env, npm_config_loglevel: 'error', ...options.environment },
      stdio: options.isShown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    let errors = '';
    child.stdout?.on('data', (data) => {
      output += data;
    });
    child.stderr?.on('data', (data) => {
      errors += data;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ isOk: code === 0, output: output.trimEnd(), errors: errors.trimEnd() }));
  });
}

/**
 * Runs a command, and returns its output.
 *
 * @throws {Error} with the output, if it fails.
 */
export async function runCommand(command: readonly string[], options: CommandOptions = {}): Promise<string> {
  const { isOk, output, errors } = await tryCommand(command, options);
  if (!isOk) throw new Error([`"${command.join(' ')}" failed.`, output, errors].filter((text) => text).join('\n'));
  return output;
}
