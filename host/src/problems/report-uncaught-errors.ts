import { report } from './report.ts';

/**
 * Reports uncaught errors and violations of the content policy. React raises errors that no boundary catches, and failures
 * of hydration, as uncaught ones too.
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
