import type { Problem, ProblemAtPath } from './problem.ts';

/** The maximum length of the queue, so that a page that fails in a loop does not fill the memory. */
const maxQueued = 30;

const queued: ProblemAtPath[] = [];

const enqueue = (problem: ProblemAtPath) => {
  if (queued.length < maxQueued) queued.push(problem);
};

let receive: (problem: ProblemAtPath) => void = enqueue;

/** Reports a problem. Problems are queued until the reporter's code loads, when the browser is idle. */
export function report(problem: Problem): void {
  // Without a network, failures are expected and not reported.
  if (navigator.onLine) receive({ ...problem, pathname: location.pathname });
}

/** Passes queued and later problems to a receiver. @returns the cleanup. */
export function receiveProblems(receiver: (problem: ProblemAtPath) => void): () => void {
  receive = receiver;
  for (const problem of queued.splice(0)) receiver(problem);
  return () => {
    receive = enqueue;
  };
}
