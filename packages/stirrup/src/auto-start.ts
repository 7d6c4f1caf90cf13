import { isEditor } from '@stirrup/cms/editor-mode';
import {
  type CodeSource,
  debugWhenAsked,
  type IslandDefinition,
  isDebugAsked,
  pageRegistry,
  provideCode,
  whenDomReady,
} from '@stirrup/runtime';
import { defineGlobal } from './define-global.ts';
import { loadDiagnostics } from './load-diagnostics.ts';
import { warnOfFlavours } from './warn-of-flavours.ts';

/**
 * The work of a script tag: starts islands on the page, except in the builder's canvas, where only those run that
 * neither move nor hide the markup that authors edit; adds the global `stirrup`; switches debug mode on if requested.
 * On a server it does nothing, so that an application's modules may import `stirrup/auto` there, too.
 *
 * @example
 * ```ts
 * import { autoStart } from 'stirrup';
 * import { tabs } from '@stirrup/builder/tabs';
 *
 * autoStart([tabs]);
 * ```
 *
 * @param codeSource Source of the islands' code, where the files of the distribution are known.
 */
export function autoStart(definitions: readonly IslandDefinition[], codeSource?: CodeSource): void {
  // No server runs a script tag.
  if (typeof STIRRUP_FLAVOUR !== 'string' && typeof document === 'undefined') return;
  defineGlobal();
  if (typeof STIRRUP_FLAVOUR === 'string') warnOfFlavours(STIRRUP_FLAVOUR);
  if (codeSource) provideCode(codeSource);
  const run = () =>
    pageRegistry().add(isEditor(document) ? definitions.filter(({ inEditor }) => inEditor) : definitions);
  // An `async` script may run before the markup that identifies the canvas.
  if (document.readyState === 'loading') whenDomReady(run);
  else run();
  if (typeof STIRRUP_DIAGNOSTICS !== 'string') debugWhenAsked();
  else if (isDebugAsked()) loadDiagnostics(STIRRUP_DIAGNOSTICS).then(({ diagnose }) => diagnose(), reportError);
}
