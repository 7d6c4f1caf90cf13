import { pageRegistry } from '@stirrup/runtime';

/** Runs a renewal, or joins the one of the same name that is under way: calls that fail together renew once. */
export function shareRenewal(name: string, renew: () => Promise<void>): Promise<void> {
  const running = pageRegistry().shared('cms/renewals', () => new Map<string, Promise<void>>());
  const renewal = running.get(name) ?? renew().finally(() => running.delete(name));
  running.set(name, renewal);
  return renewal;
}
