import type { ProblemWithPath, ReportedProblem } from './problem.ts';

/** The maximum length of the problem queue, so that a page that fails in a loop does not use all memory. */
const maxQueued = 30;

const queued: ProblemWithPath[] = [];

const enqueue = (problem: ProblemWithPath) => {
  if (queued.length < maxQueued) queued.push(problem);
};

let receive: (problem: ProblemWithPath) => void = enqueue;

/** Reports a problem. A queue stores the problems until the code of the reporter loads, when the browser is idle. */
export function reportProblem(problem: ReportedProblem): void {
  // Ignores failures of an offline browser, because these are expected.
  if (navigator.onLine) receive({ ...problem, pathname: location.pathname });
}

/**
 * Passes all queued and future problems to a receiver function.
 * @returns a function that removes the receiver.
 */
export function subscribeToProblems(receiver: (problem: ProblemWithPath) => void): () => void {
  receive = receiver;
  for (const problem of queued.splice(0)) receiver(problem);
  return () => {
    receive = enqueue;
  };
}
