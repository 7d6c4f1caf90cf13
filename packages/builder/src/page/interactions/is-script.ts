/** Attributes that run code, or contain a page that does. */
const CODE = /^(on|srcdoc$)/i;

/** True for an attribute by which a text would become code. */
export function runsCode(name: string, value: string): boolean {
  return CODE.test(name) || isScriptAddress(value);
}

/** True for an address that runs code; browsers skip line ends and tabs in it. */
export function isScriptAddress(address: string): boolean {
  return URL.canParse(address) && new URL(address).protocol === 'javascript:';
}
