import { reportProblem } from './report.ts';

/** Reports uncaught errors, unhandled promise rejections and violations of the content security policy. */
export function reportUncaughtErrors(): void {
  addEventListener('error', ({ error, message, filename }) => {
    reportProblem({ kind: 'error', error: error ?? message, file: filename });
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    reportProblem({ kind: 'rejection', error: reason });
  });
  addEventListener('securitypolicyviolation', (event) => {
    reportProblem({ kind: 'csp-violation', event });
  });
}
