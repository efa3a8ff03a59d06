import { mkdir, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import path from 'node:path';
import { listenOnPort } from '@torsa/node-lib/listen';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { badInput } from '@torsa/shared/testing/bad-input';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { createSiteServer } from './serve-site.ts';

test('the site server answers any request and never redirects to another origin', async () => {
  const folder = await tempFolder();
  const siteDir = path.join(folder, 'site');
  await mkdir(path.join(siteDir, 'bn'), { recursive: true });
  await writeFile(path.join(folder, 'secret.txt'), 'secret');
  for (const page of ['404.html', 'bn/404.html']) {
    await writeFile(path.join(siteDir, page), 'Nothing is here.');
  }
  const server = createSiteServer(siteDir);
  const port = await listenOnPort(server);
  onTestFinished(() => void server.close());

  // Valid request targets, most of them similar to existing paths.
  const targets = fc.oneof(
    fc.stringMatching(/^\/([!-~]{0,20})$/),
    fc.stringMatching(
      /^(\/|\.\.|%2e|%2f|%5c|\\|%|%00|secret\.txt|404\.html|bn|\?|evil\.example){1,8}$/,
    ),
  );
  await fc.assert(
    fc.asyncProperty(targets, async (target) => {
      const response = await ask(port, target);
      expect([200, 308, 400, 404]).toContain(response.status);
      expect(response.body).not.toContain('secret');
      const { location = '/' } = response;
      expect(new URL(location, 'http://site.test').origin).toBe('http://site.test');
    }),
    badInput,
  );
});

interface Answer {
  readonly status: number;
  readonly location: string | undefined;
  readonly body: string;
}

async function ask(port: number, target: string): Promise<Answer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: target }, resolve).on('error', reject).end();
  });
  const { statusCode = 0, headers } = response;
  const body = (await response.setEncoding('utf8').toArray()).join('');
  return { status: statusCode, location: headers.location, body };
}
