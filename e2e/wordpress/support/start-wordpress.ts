import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { shopPages } from '../../../fixtures/wordpress/shop-pages.ts';
import { workspaceRoot } from '../../../scripts/find-islands.ts';
import { freePort } from '../../support/free-port.ts';
import { guideCode } from '../../support/guide-code.ts';

const packages = `${workspaceRoot}/e2e/wordpress/node_modules/@wp-playground`;
const standIn = `${workspaceRoot}/fixtures/wordpress`;
const plugin = `${workspaceRoot}/dist/wordpress/stirrup`;

/** WordPress calls neither itself, which nobody would answer meanwhile, nor others, whom no network leads to. */
const ALONE = "define( 'DISABLE_WP_CRON', true );\ndefine( 'WP_HTTP_BLOCK_EXTERNAL', true );";

/** Blocks of docs/recipes.md with code for themes, by their names in the stand-in's addresses. */
const RECIPES = { recipe: 'functions.php', dialect: 'dialect.php' };

/** Longest wait for a WordPress that starts, in ms: on a busy machine, too. */
const LONGEST = 180_000;

/** Options of a WordPress. */
export interface WordPressOptions {
  /** Version of PHP. */
  readonly php: '7.4' | '8.4';
  /** Path that the site lies under, without a trailing slash: `/shop`. @default '' */
  readonly path?: string;
}

/** A WordPress that is running. */
export interface WordPress {
  /** Without a trailing slash. */
  readonly url: string;
  /** Folder of the plugin's files, which belong to this WordPress alone. */
  readonly plugin: string;
  /** Adds lines to its `wp-config.php`. */
  readonly configure: (lines: string) => void;
  readonly close: () => Promise<void>;
}

/**
 * Starts a real WordPress 6.5 with the plugin, which is not active, and the stand-in of a shop.
 *
 * @throws {Error} if it does not answer within three minutes, or the plugin is not built.
 */
export async function startWordPress({ php, path = '' }: WordPressOptions): Promise<WordPress> {
  if (!existsSync(`${plugin}/stirrup.php`)) {
    throw new Error('Stirrup: dist/wordpress is missing. Run "npm run build" first.');
  }
  const folder = mkdtempSync(join(tmpdir(), 'stirrup-wordpress-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}${path}`;
  unpackWordPress(`${folder}/site`);
  cpSync(standIn, `${folder}/stand-in`, { recursive: true });
  cpSync(plugin, `${folder}/plugin`, { recursive: true });
  // The plugin knows the shop's scripts by their folder, too.
  cpSync(`${standIn}/stand-in/old-script.js`, `${folder}/site/wp-content/plugins/woocommerce/assets/old-script.js`);
  // The recipe for themes expects the script tag in the theme.
  cpSync(`${workspaceRoot}/dist/browser`, `${folder}/site/wp-content/themes/twentytwentyfour/stirrup`, {
    recursive: true,
  });
  mkdirSync(`${folder}/stand-in/stand-in/pages`);
  for (const [name, block] of Object.entries(RECIPES)) {
    writeFileSync(`${folder}/stand-in/stand-in/${name}.php`, `<?php\n${guideCode('recipes.md', block)}`);
  }
  for (const [name, page] of await shopPages(url)) {
    writeFileSync(`${folder}/stand-in/stand-in/pages/${name}.json`, JSON.stringify(page));
  }
  const server = spawn(
    process.execPath,
    [
      `${packages}/cli/wp-playground.js`,
      'server',
      `--port=${port}`,
      `--site-url=${url}`,
      `--php=${php}`,
      '--wordpress-install-mode=install-from-existing-files',
      `--mount-before-install=${folder}/site:/wordpress`,
      `--mount=${folder}/stand-in:/wordpress/wp-content/mu-plugins`,
      `--mount=${folder}/plugin:/wordpress/wp-content/plugins/stirrup`,
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const log: Buffer[] = [];
  for (const output of [server.stdout, server.stderr]) output.on('data', (text: Buffer) => log.push(text));
  const close = async () => {
    await ended(server);
    rmSync(folder, { recursive: true, force: true });
  };
  if (!(await answers(`${url}/`, server))) {
    await close();
    throw new Error(`Stirrup: no WordPress answers at ${url}.\n${Buffer.concat(log)}`);
  }
  return { url, plugin: `${folder}/plugin`, configure: (lines) => configure(`${folder}/site`, lines), close };
}

/** Ends a server, if it has not ended by itself. */
async function ended(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const exit = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGKILL');
  await exit;
}

/** WordPress from npm: its code is an archive there, and its styles and scripts lie beside it. */
function unpackWordPress(folder: string): void {
  const builds = `${packages}/wordpress-builds`;
  for (const [path, content] of Object.entries(unzipSync(readFileSync(`${builds}/src/wordpress/wp-6.5.zip`)))) {
    mkdirSync(dirname(`${folder}/${path}`), { recursive: true });
    if (!path.endsWith('/')) writeFileSync(`${folder}/${path}`, content);
  }
  cpSync(`${builds}/public/wp-6.5`, folder, { recursive: true });
  configure(folder, ALONE);
}

function configure(folder: string, lines: string): void {
  const file = `${folder}/wp-config.php`;
  writeFileSync(file, readFileSync(file, 'utf8').replace('<?php', `<?php\n${lines}`));
}

/** Waits for a first answer; false if there is none. */
async function answers(url: string, server: ChildProcess): Promise<boolean> {
  const deadline = Date.now() + LONGEST;
  while (Date.now() < deadline && server.exitCode === null) {
    const answer = await fetch(url, { redirect: 'manual' }).catch(() => undefined);
    // It answers with 502 until it is ready.
    if (answer && answer.status < 500) return true;
    await new Promise((later) => setTimeout(later, 500));
  }
  return false;
}
