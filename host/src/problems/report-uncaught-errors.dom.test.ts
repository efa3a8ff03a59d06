import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { subscribeToProblems } from './report.ts';
import { reportUncaughtErrors } from './report-uncaught-errors.ts';

const receive = vi.fn();

beforeAll(() => {
  reportUncaughtErrors();
  subscribeToProblems(receive);
});

beforeEach(() => receive.mockClear());

const error = new Error('broken');

test('an uncaught error is reported with the URL of its script', () => {
  const filename = 'https://torsa.example/apps/auth/files/log-in.1.js';
  window.dispatchEvent(new ErrorEvent('error', { error, message: 'Uncaught broken', filename }));
  expect(receive).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'error', error, file: filename }),
  );
});

test('an error event without an error object is reported with its message', () => {
  window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  expect(receive).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'error', error: 'Script error.' }),
  );
});

test('an unhandled promise rejection is reported', () => {
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: error }));
  expect(receive).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'rejection', error }),
  );
});

test('a violation of the content security policy by any element is reported', () => {
  const violation = new Event('securitypolicyviolation', { bubbles: true });
  document.body.dispatchEvent(violation);
  expect(receive).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ kind: 'csp-violation', event: violation }),
  );
});
