/**
 * Moves a value towards a changing goal. Each new goal is reached from the current value within `duration` ms, fast at
 * first. The first goal is the starting value. Animation frames are requested only while the value moves.
 */
export function smooth(duration: number, show: (value: number) => void, signal: AbortSignal): (goal: number) => void {
  let from = 0;
  let to: number | undefined;
  let value = 0;
  let began = 0;
  let frame = 0;

  const step = (now: number) => {
    const passed = duration > 0 ? Math.min(1, Math.max(0, (now - began) / duration)) : 1;
    value = from + ((to ?? from) - from) * (1 - (1 - passed) ** 3);
    show(value);
    frame = passed < 1 ? requestAnimationFrame(step) : 0;
  };
  signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  return (goal) => {
    if (goal === to) return;
    if (to === undefined) value = goal;
    from = value;
    to = goal;
    began = performance.now();
    if (!frame) frame = requestAnimationFrame(step);
  };
}
