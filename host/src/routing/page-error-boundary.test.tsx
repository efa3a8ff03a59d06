import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageErrorBoundary } from './page-error-boundary.tsx';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

function Broken(): never {
  throw new Error('boom in render');
}

test.each([
  ['development', 'boom in render'],
  ['production', null],
])('in %s what failed is told as %s', (mode, told) => {
  vi.stubEnv('NODE_ENV', mode);
  render(
    <PageErrorBoundary attempt="1" fallback={<p>Retry</p>}>
      <Broken />
    </PageErrorBoundary>,
  );
  expect(screen.getByText('Retry')).toBeTruthy();
  expect(screen.queryByText(/boom/)?.textContent ?? null).toBe(told);
});
