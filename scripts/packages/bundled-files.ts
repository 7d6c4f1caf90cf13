import { build } from 'esbuild';

/**
 * The files that esbuild writes for an application, by their names: its entry, and one for each dynamic import of every
 * module that it has read, whether the application uses that module or not.
 *
 * @param code The application's entry.
 * @param folder Folder with its packages.
 */
export async function bundledFiles(code: string, folder: string): Promise<readonly string[]> {
  const { metafile } = await build({
    stdin: { contents: code, resolveDir: folder, sourcefile: 'app.js' },
    absWorkingDir: folder,
    outdir: 'out',
    bundle: true,
    splitting: true,
    format: 'esm',
    write: false,
    metafile: true,
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    // Of the folder's packages, not of the workspace's sources.
    tsconfigRaw: {},
    logLevel: 'silent',
  });
  return Object.keys(metafile.outputs).filter((file) => file.endsWith('.js'));
}
