import { afterEach, expect, test, vi } from 'vitest';
import { backendUrl, stubNetwork } from './stub-network.ts';

afterEach(() => void vi.unstubAllGlobals());

test('the fake network of a test file rejects a late request of an earlier test file', async () => {
  const network = vi.fn(async (_: string) => new Response());
  stubNetwork(network);
  await expect(fetch('http://0.backend.test/rest/v1/projects')).rejects.toThrow('Failed to fetch');
  await fetch(`${backendUrl}/rest/v1/projects`);
  await fetch('/remotes.json');
  expect(network.mock.calls.map(([address]) => address)).toEqual([
    `${backendUrl}/rest/v1/projects`,
    '/remotes.json',
  ]);
});
