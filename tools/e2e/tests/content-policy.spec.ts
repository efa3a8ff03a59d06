import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { openPage } from '../support/open-page.ts';
import { testStack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

const readPolicy = (html: string) =>
  /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/.exec(html)?.[1] ?? '';

test('every published document has a content security policy without unsafe sources', async () => {
  const files = await readdir(testStack.siteDir, { recursive: true });
  const documents = files.filter((file) => file.endsWith('.html'));
  expect(documents.length).toBeGreaterThan(20);
  for (const file of documents) {
    const policy = readPolicy(await readFile(path.join(testStack.siteDir, file), 'utf8'));
    for (const part of ["default-src 'none'", "require-trusted-types-for 'script'"]) {
      expect(policy, file).toContain(part);
    }
    expect(policy, file).not.toContain('unsafe');
  }
});

test('browsers refuse to show the site in a frame of another site', async ({
  page,
  request,
  expectedConsole,
}) => {
  expectedConsole.push(/frame-ancestors|Refused to frame|Framing/);
  const { headers } = { headers: (await request.get('/')).headers() };
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  await page.route('http://elsewhere.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<iframe src="${testStack.siteUrl}/auth/login"></iframe>`,
    }),
  );
  await page.goto('http://elsewhere.example/');
  await expect(page.frameLocator('iframe').getByLabel('Email')).toHaveCount(0);
});

test('the content security policy blocks eval, inline code and scripts outside releases', async ({
  page,
  expectedConsole,
}) => {
  expectedConsole.push(
    /TrustedHTML|TrustedScript|Content Security Policy|is not a script of a release/,
  );
  await openPage(page, '/about');
  const outcome = await page.evaluate(async (elsewhere) => {
    const attempt = (work: () => unknown) => {
      try {
        work();
        return 'allowed';
      } catch (error) {
        return (error as Error).name;
      }
    };
    const load = (src: string) =>
      attempt(() => {
        document.head.append(Object.assign(document.createElement('script'), { src }));
      });
    const written = document.createElement('script');
    return {
      html: attempt(() => document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=1>')),
      handler: attempt(() => document.body.setAttribute('onclick', 'document.title = "clicked"')),
      written: attempt(() => {
        written.append('document.title = "written"');
        document.head.append(written);
      }),
      // Run `eval` in a timer: the debugger evaluates this function, and in it `eval` is allowed.
      evaluated: await new Promise((resolve) => {
        // biome-ignore lint/security/noGlobalEval: the policy must block it.
        setTimeout(() => resolve(attempt(() => globalThis.eval('1'))));
      }),
      elsewhere: load(elsewhere),
      notReleased: load('/apps/marketing/000000000000/release.json'),
      upload: load('/remotes.json'),
      title: document.title,
    };
  }, 'https://elsewhere.example/a.js');
  expect(outcome).toMatchObject({
    html: 'TypeError',
    handler: 'TypeError',
    evaluated: 'EvalError',
    elsewhere: 'TypeError',
    notReleased: 'TypeError',
    upload: 'TypeError',
  });
  expect(outcome.title).not.toBe('written');
});
