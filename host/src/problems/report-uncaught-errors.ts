import { report } from './report.ts';

/**
 * Reports uncaught errors, unhandled promise rejections and violations of the content security policy. These include
 * React errors outside of an error boundary.
 */
export function reportUncaughtErrors(): void {
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
