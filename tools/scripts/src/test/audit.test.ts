import { createServer, type Server } from 'node:http';
import { listen } from '@torsa/node-lib/listen';
import { afterEach, expect, test, vi } from 'vitest';
import { auditDependencies } from './audit.ts';

// Each starts pnpm.
vi.setConfig({ testTimeout: 60_000 });

let registry: Server | undefined;

afterEach(() => {
  registry?.close();
});

/** Asks a registry that knows this of every package; undefined is one that cannot be asked. */
async function auditWith(weaknesses: object | undefined): Promise<boolean> {
  registry = createServer((request, response) => {
    request.resume();
    response.writeHead(weaknesses ? 200 : 405, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(weaknesses ?? {}));
  });
  const port = await listen(registry);
  return auditDependencies(`--config.registry=http://127.0.0.1:${port}/`);
}

const weakness = (severity: string) => ({
  react: [
    {
      id: 1,
      url: 'https://example.org/weakness',
      title: 'A weakness of react',
      severity,
      vulnerable_versions: '>=0.0.0',
      cwe: [],
      cvss: { score: 8, vectorString: null },
    },
  ],
});

test('a registry that knows of no weakness, or of a low one, has answered', async () => {
  await expect(auditWith({})).resolves.toBe(true);
  await expect(auditWith(weakness('low'))).resolves.toBe(true);
});

test('a registry that cannot be asked has not', async () => {
  await expect(auditWith(undefined)).resolves.toBe(false);
});

test('a high weakness is named', async () => {
  await expect(auditWith(weakness('high'))).rejects.toThrow('A weakness of react');
});
