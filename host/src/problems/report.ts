import type { ProblemWithPath, ReportedProblem } from './problem.ts';

/** The maximum length of the problem queue, so that an endless loop of errors does not use all memory. */
const maxQueued = 30;

const queued: ProblemWithPath[] = [];

const enqueue = (problem: ProblemWithPath) => {
  if (queued.length < maxQueued) queued.push(problem);
};

let receive: (problem: ProblemWithPath) => void = enqueue;

/** Reports a problem. A queue stores it until the reporter's code has loaded. */
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
