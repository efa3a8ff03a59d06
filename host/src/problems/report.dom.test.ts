import { afterEach, expect, test, vi } from 'vitest';
import type { ProblemWithPath } from './problem.ts';
import { reportProblem, subscribeToProblems } from './report.ts';

const failure = (error: unknown) => ({ kind: 'rejection', error }) as const;

/** Returns the problems that a new receiver gets. */
function received(): readonly ProblemWithPath[] {
  const problems: ProblemWithPath[] = [];
  subscribeToProblems((problem) => problems.push(problem))();
  return problems;
}

afterEach(() => vi.restoreAllMocks());

test('the receiver gets the queued problems, each with the URL path where it occurred', () => {
  window.history.replaceState(null, '', '/about?name=ada#team');
  reportProblem(failure('first'));
  window.history.replaceState(null, '', '/careers');
  reportProblem(failure('second'));
  expect(received()).toEqual([
    { ...failure('first'), pathname: '/about' },
    { ...failure('second'), pathname: '/careers' },
  ]);
  expect(received()).toEqual([]);
});

test('after the receiver of problems was removed, new problems are queued again', () => {
  const receiver = vi.fn();
  const undo = subscribeToProblems(receiver);
  reportProblem(failure('now'));
  expect(receiver).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(failure('now')));
  undo();
  reportProblem(failure('later'));
  expect(receiver).toHaveBeenCalledOnce();
  expect(received()).toEqual([expect.objectContaining(failure('later'))]);
});

test('the problem queue stores at most thirty problems', () => {
  for (let count = 1; count <= 31; count += 1) reportProblem(failure(count));
  const errors = received().map((problem) => 'error' in problem && problem.error);
  expect([errors.length, errors.at(-1)]).toEqual([30, 30]);
});

test('a browser that is offline reports no problems', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  reportProblem(failure('offline'));
  expect(received()).toEqual([]);
});
