import type { Problem, SeenProblem } from './problem.ts';

/** So that a page which fails again and again does not fill the memory. */
const maxKept = 30;

const kept: SeenProblem[] = [];

const keep = (problem: SeenProblem) => {
  if (kept.length < maxKept) kept.push(problem);
};

let receive: (problem: SeenProblem) => void = keep;

/** Tells of a problem. It is kept until the reporter is there, whose code comes when the browser is idle. */
export function report(problem: Problem): void {
  // Without a network it is expected that something fails.
  if (navigator.onLine) receive({ ...problem, pathname: location.pathname });
}

/** Gives a receiver the problems that were kept, and all those to come. @returns the cleanup. */
export function receiveProblems(receiver: (problem: SeenProblem) => void): () => void {
  receive = receiver;
  for (const problem of kept.splice(0)) receiver(problem);
  return () => {
    receive = keep;
  };
}
