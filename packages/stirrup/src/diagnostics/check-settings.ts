import { GLOBALS, knownSettings, readAllSettings, SETTINGS_ATTRIBUTE } from '@stirrup/cms/diagnostics';
import { parseObject } from '@stirrup/runtime';
import { collectWarnings } from '@stirrup/runtime/diagnostics';
import type { Report } from './mistake.ts';
import { nearest } from './nearest.ts';

/** Settings of the CMS, and the page's own settings scripts, against the schemas by which islands read them. */
export function checkSettings(report: Report): void {
  const scripts = [...document.querySelectorAll(`script[${SETTINGS_ATTRIBUTE}]`)];
  const [first = document.documentElement] = scripts;
  for (const script of scripts) checkScript(script, report);
  for (const { message } of collectWarnings(readAllSettings)) {
    // Broken scripts are reported at their own element.
    if (!message.startsWith('<script')) report('invalid-settings', first, message.replace(/\.$/, ''));
  }
}

function checkScript(script: Element, report: Report): void {
  const text = script.textContent;
  const globals = parseObject(text);
  if (!globals) {
    const start = text.trim().slice(0, 60);
    report('invalid-settings', script, `<script ${SETTINGS_ATTRIBUTE}> holds ${start}. Expected a JSON object`);
    return;
  }
  const known = [...Object.values(GLOBALS), ...knownSettings()];
  for (const [name, value] of Object.entries(globals)) {
    const near = known.includes(name) ? undefined : nearest(name, known, 2);
    if (near !== undefined)
      report('invalid-settings', script, `<script ${SETTINGS_ATTRIBUTE}> has "${name}". Did you mean "${near}"?`);
    if (typeof value !== 'object' || value === null)
      report('invalid-settings', script, `"${name}" in <script ${SETTINGS_ATTRIBUTE}> is no object`);
  }
}
