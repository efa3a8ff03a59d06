import { createServer, type Server } from 'node:http';
import { listenOnPort } from '@torsa/node-lib/listen';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { afterEach, expect, test, vi } from 'vitest';
import { auditDependencies } from './audit.ts';

// Each test starts pnpm.
vi.setConfig({ testTimeout: 60_000 });

let registry: Server | undefined;

afterEach(() => {
  registry?.close();
});

/** Runs the audit with a registry that returns this for every package; undefined is an unreachable registry. */
async function auditWith(vulnerabilities: object | undefined): Promise<boolean> {
  registry = createServer((request, response) => {
    request.resume();
    response.writeHead(vulnerabilities ? 200 : 405, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(vulnerabilities ?? {}));
  });
  const port = await listenOnPort(registry);
  return auditDependencies(`--config.registry=http://127.0.0.1:${port}/`);
}

const vulnerability = (severity: string) => ({
  react: [
    {
      id: 1,
      url: 'https://example.org/vulnerability',
      title: 'A vulnerability of react',
      severity,
      vulnerable_versions: '>=0.0.0',
      cwe: [],
      cvss: { score: 8, vectorString: null },
    },
  ],
});

// `npm test` itself uses a registry that answers.
if (isExhaustive) {
  test('auditDependencies does not fail for a low vulnerability', async () => {
    await expect(auditWith(vulnerability('low'))).resolves.toBe(true);
  });
}

test('auditDependencies returns false when the npm registry is unreachable', async () => {
  await expect(auditWith(undefined)).resolves.toBe(false);
});

test('auditDependencies throws an error that names a high vulnerability', async () => {
  await expect(auditWith(vulnerability('high'))).rejects.toThrow('A vulnerability of react');
});
