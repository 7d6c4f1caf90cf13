import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { preactAsReact } from '../../../scripts/preact-as-react.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** A build of one React version, or of what stands in for React. */
export interface ReactBuild {
  readonly version: string;
  readonly mode: 'development' | 'production';
}

/** Every version of React that `@stirrup/react` supports, in both builds. 19.3 is the workspace's own. */
export const reactBuilds: readonly ReactBuild[] = ['18.3', '19.0', '19.2', '19.3'].flatMap((version) => [
  { version, mode: 'development' as const },
  { version, mode: 'production' as const },
]);

/** The flavour of the script tag on Preact, of which there is one build only. */
export const lite: ReactBuild = { version: 'lite', mode: 'production' };

/** Bundles a page's script with one build of React in it. */
export async function bundleWith({ version, mode }: ReactBuild, entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(`../${entry}`, import.meta.url))],
    absWorkingDir: root,
    outdir: '/',
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    jsxDev: mode === 'development',
    minify: mode === 'production',
    ...(version === lite.version
      ? { plugins: [preactAsReact()] }
      : { alias: { react: packageOf('react', version), 'react-dom': packageOf('react-dom', version) } }),
    define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}

function packageOf(name: string, version: string): string {
  const own = `${root}/e2e/react-versions/${version}/node_modules/${name}`;
  return existsSync(own) ? own : `${root}/node_modules/${name}`;
}
