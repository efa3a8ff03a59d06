import { onTestFinished, vi } from 'vitest';

/**
 * Makes the time-outs of the tested code ten times as fast until the test ends. The time-outs keep their order. The
 * time-outs of Testing Library do not change.
 * @returns a function that restores the speed earlier
 */
export function speedUpTimers(): () => void {
  const original = setTimeout;
  const fast = (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]) =>
    original(run, ms / 10, ...given);
  const spy = vi.spyOn(globalThis, 'setTimeout').mockImplementation(fast as typeof setTimeout);
  const restore = () => spy.mockRestore();
  onTestFinished(restore);
  return restore;
}
