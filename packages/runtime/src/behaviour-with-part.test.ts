import { describe, expect, it, vi } from 'vitest';
import { behaviourWithPart } from './behaviour-with-part.ts';
import { Claim } from './claim.ts';
import { defineProps } from './props/define-props.ts';
import { flag } from './props/readers.ts';
import { catchReports, settle, show, testIsland } from './testing/test-registry.ts';

const props = defineProps({ needsPart: flag() });

/** An island that may need a part, which comes or fails when the test says so. */
function claimOf(html: string) {
  const coming = { resolve: (_: string) => {}, reject: (_: unknown) => {} };
  const part = new Promise<string>((resolve, reject) => Object.assign(coming, { resolve, reject }));
  const run = vi.fn();
  const mount = behaviourWithPart(props, ({ needsPart }) => (needsPart ? part : undefined), run);
  const claim = new Claim(testIsland('box', mount), show(html), 'stirrup', undefined);
  return { claim, run, coming, up: claim.begin() };
}

describe('an element that needs a part', () => {
  const html = '<div data-needs-part></div>';

  it('is neither touched nor ready before the part has come', async () => {
    const { claim, run, coming, up } = claimOf(html);
    await settle();
    expect([claim.state, claim.isComingUp, run.mock.calls.length]).toEqual(['loading', true, 0]);
    coming.resolve('part');
    await up;
    expect(claim.state).toBe('ready');
    expect(run).toHaveBeenCalledExactlyOnceWith(claim.element, { needsPart: true }, claim.signal, 'part');
  });

  it('fails untouched where the part does not come', async () => {
    const report = catchReports();
    const { claim, run, coming, up } = claimOf(html);
    const told = vi.fn();
    claim.element.addEventListener('stirrup:error', (event) => event instanceof CustomEvent && told(event.detail));
    const error = new Error('no network');
    coming.reject(error);
    await up;
    expect([claim.state, run.mock.calls.length]).toEqual(['failed', 0]);
    expect(told.mock.calls).toEqual([[{ island: 'box', phase: 'load', error }]]);
    expect(report.mock.calls).toEqual([[error]]);
  });

  it('is left alone where it goes before the part comes', async () => {
    const { claim, run, coming, up } = claimOf(html);
    await settle();
    claim.release();
    coming.resolve('part');
    await up;
    expect([run.mock.calls.length, claim.element.outerHTML]).toEqual([0, '<div data-needs-part=""></div>']);
  });

  it('is reported as any other, where it fails with the part', async () => {
    const report = catchReports();
    const { claim, run, coming, up } = claimOf(html);
    run.mockImplementation(() => {
      throw new Error('oops');
    });
    coming.resolve('part');
    await up;
    expect([claim.state, report.mock.calls.length]).toEqual(['failed', 1]);
  });
});

it('an element that needs none is up at once', async () => {
  const { claim, run, up } = claimOf('<div></div>');
  await up;
  expect(claim.state).toBe('ready');
  expect(run).toHaveBeenCalledExactlyOnceWith(claim.element, { needsPart: false }, claim.signal, undefined);
});
