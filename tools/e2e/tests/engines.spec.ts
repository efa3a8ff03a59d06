import { findProgram } from '@torsa/node-lib/debian-programs';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { accounts } from '../support/accounts.ts';
import { contactFields, goodMessage } from '../support/contact-form.ts';
import type { Engine } from '../support/engines/engine.ts';
import { engines } from '../support/engines/engines.ts';
import { type LateScripts, serveWithLateScripts } from '../support/engines/late-scripts.ts';
import { inBengali, publicRoutes } from '../support/routes.ts';
import { stack } from '../support/stack.ts';
import { expect, test } from '../support/test.ts';

const everyPage = Object.keys(publicRoutes);
const pages = isExhaustive ? [...everyPage, ...everyPage.map(inBengali)] : ['/', '/bn/contact'];

/** What opens in each width, by its button. */
const widths = {
  390: { menu: 'header button[popovertarget]', chat: 'header ~ div > button[popovertarget]' },
  1280: {
    services: 'nav > div:first-of-type button[popovertarget]',
    chat: 'header ~ div > button[popovertarget]',
  },
} as const;

// One after the other, in one browser.
test.describe.configure({ mode: 'default', timeout: isExhaustive ? 1_800_000 : 120_000 });

for (const [name, { programs, launch }] of Object.entries(engines)) {
  test.describe(name, () => {
    let engine: Engine;
    let site: LateScripts;

    test.beforeAll(async () => {
      const missing = programs.find((program) => !findProgram(program));
      if (missing) test.info().annotations.push({ type: 'missing-program', description: missing });
      test.skip(missing !== undefined, `There is no ${missing} here.`);
      engine = await launch();
      site = await serveWithLateScripts();
    });
    test.afterAll(async () => {
      await engine?.close();
      site?.close();
    });

    const becomes = (script: string, value: unknown) =>
      expect.poll(() => engine.run(`return ${script}`), script).toEqual(value);
    const isOpen = (button: string) =>
      `document.querySelector('${button}').popoverTargetElement.matches(':popover-open')`;

    test(`in ${name} what opens answers before any script, and every page comes alive without a word`, async () => {
      const found: unknown[] = [];
      for (const [width, buttons] of Object.entries(widths)) {
        await engine.resize(Number(width), 844);
        for (const path of pages) {
          const letScriptsCome = site.hold();
          await engine.open(site.url + path);
          await becomes(
            "location.pathname + (document.querySelector('#too-late') ? '' : '…')",
            path,
          );
          await engine.run(collectProblems);
          for (const button of Object.values(buttons)) {
            await engine.press(button);
            await becomes(isOpen(button), true);
          }
          letScriptsCome();
          await becomes(isAlive, true);
          // A press elsewhere closes a menu, and the chat stays.
          await becomes(isOpen(buttons.chat), true);
          const seen = await engine.run(
            `return [...problems, ...(${isTooWide} ? ['too wide'] : [])]`,
          );
          if (path === '/')
            expect(await engine.run(headingLines)).toEqual([
              'Good software,',
              'built beside',
              'a river',
            ]);
          found.push(...(seen as string[]).map((problem) => `${path}, ${width} px: ${problem}`));
        }
      }
      expect(found).toEqual([]);
    });

    test(`in ${name} the theme changes, a client logs in, and a message is sent`, async () => {
      await engine.resize(1280, 844);
      await engine.open(`${stack.siteUrl}/auth/login`);
      await becomes(isAlive, true);
      await engine.press('[data-theme-switch]');
      await becomes('document.documentElement.dataset.theme', 'dark');
      await engine.type('main [name=email]', accounts.client.email);
      await engine.type('main [name=password]', accounts.client.password);
      await engine.press('main form [type=submit]');
      await becomes('location.pathname', '/dashboard/user');
      await becomes("/…$/.test(document.querySelector('h1').textContent)", false);
      await engine.run('localStorage.clear()');
      await engine.open(`${stack.siteUrl}/contact`);
      await becomes(isAlive, true);
      for (const field of contactFields)
        await engine.type(`main [name=${field}]`, goodMessage[field]);
      await engine.press('main form [type=submit]');
      await becomes("document.body.textContent.includes('Message Sent!')", true);
    });
  });
}

/** That every part answers, and shows its page. */
const isAlive = `'shellAlive' in document.documentElement.dataset && 'pageAlive' in document.documentElement.dataset
  && !/…$/.test(document.querySelector('h1').textContent)`;

/** Where the heading breaks. */
const headingLines = `const [text] = document.querySelector('h1').childNodes;
  const range = document.createRange();
  const lines = new Map();
  for (const { 0: word, index } of text.data.matchAll(/\\S+/g)) {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const { top } = range.getBoundingClientRect();
    lines.set(top, [...(lines.get(top) ?? []), word]);
  }
  return [...lines.values()].map((words) => words.join(' '));`;

const isTooWide = 'document.documentElement.scrollWidth > innerWidth';

/** What a page writes into its console, throws or is refused from now on; a browser's own words are not among it. */
const collectProblems = `window.problems = [];
  for (const level of ['error', 'warn']) console[level] = (...words) => problems.push(words.join(' '));
  addEventListener('error', ({ message }) => problems.push(String(message)));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => problems.push('refused: ' + blockedURI));`;
