/**
 * An application that runs on a server, in plain Node: imports every entry of the installed packages, given as
 * arguments, and calls what works on a page. Prints what goes wrong.
 */

/** The beginning of the error that says what to do instead. */
const INSTEAD = 'Stirrup: this is a server';

for (const entry of process.argv.slice(2)) {
  await import(entry).catch((error) => console.log(`"${entry}" cannot be imported on a server: ${error}`));
}

const runtime = await import('@stirrup/runtime');
const cms = await import('@stirrup/cms');
const cart = await import('@stirrup/cart');
const overlays = await import('@stirrup/overlays');
const { tabs } = await import('@stirrup/builder/tabs');

const calls = {
  'start()': () => runtime.start(tabs),
  'addDialect()': () => runtime.addDialect('tabs', 'theme', ['.theme-tabs']),
  'inspect()': () => runtime.inspect(),
  'debugWhenAsked()': () => runtime.debugWhenAsked(),
  'pageRegistry()': () => runtime.pageRegistry(),
  'cartState()': () => cart.cartState(),
  'shownOverlays()': () => overlays.shownOverlays(),
  'woocommerceSettings()': () => cms.woocommerceSettings(),
};

for (const [name, call] of Object.entries(calls)) {
  try {
    await call();
    console.log(`${name} does not say on a server that there is no page`);
  } catch (error) {
    if (!String(error.message).startsWith(INSTEAD)) console.log(`${name} says on a server: ${error}`);
  }
}
