import { report } from './report.ts';

/**
 * Reports what nobody caught, and what the content policy kept from being done. React tells in the same way of errors
 * that no boundary catches, and of documents that are not what it renders.
 */
export function watchForProblems(): void {
  addEventListener('error', ({ error, message, filename }) => {
    report({ kind: 'error', error: error ?? message, file: filename });
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    report({ kind: 'rejection', error: reason });
  });
  addEventListener('securitypolicyviolation', (event) => {
    report({ kind: 'csp-violation', event });
  });
}
