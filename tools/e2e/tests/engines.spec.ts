import { randomUUID } from 'node:crypto';
import { findInstalledProgram } from '@torsa/node-lib/debian-programs';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { screenSizes } from '../support/accessibility.ts';
import { seededAccounts } from '../support/accounts.ts';
import { contactFields, validContactMessage } from '../support/contact-form.ts';
import { earlyClickTargets, runRandomClicksInEngines } from '../support/early-clicks.ts';
import { createChromiumEngine } from '../support/engines/chromium.ts';
import type { BrowserEngine } from '../support/engines/engine.ts';
import {
  type BrowserEngineSteps,
  createBrowserEngineSteps,
} from '../support/engines/engine-steps.ts';
import { browserEngines } from '../support/engines/engines.ts';
import { type ScriptDelayServer, startScriptDelayServer } from '../support/engines/late-scripts.ts';
import { loginPagesByRole } from '../support/engines/logins.ts';
import {
  countRequests,
  doesPageContainText,
  getPopoverPosition,
  hasLoadedData,
  isHydrated,
  isPopoverOpen,
  isSubmitting,
  readWrappedHeadingLines,
} from '../support/engines/page-scripts.ts';
import { waitForEmails } from '../support/mailbox.ts';
import { publicRoutes, toBengaliPath } from '../support/routes.ts';
import { dashboardPages, expect, portalPages, test } from '../support/signed-in.ts';
import { createFounderClient } from '../support/signed-in-client.ts';
import { testStack } from '../support/stack.ts';

const everyPage = Object.keys(publicRoutes);
const allPages = isExhaustive && [...everyPage, ...everyPage.map(toBengaliPath)];
/** Lines of the home page's heading, the same in every browser. */
const heroLines: Readonly<Record<string, readonly string[]>> = {
  '/': ['Good software,', 'built beside', 'a river'],
  '/bn': ['নদীর ধারে গড়া', 'ভালো সফটওয়্যার'],
};

/** Pages and popover buttons to test in each window size. */
const menuButton = 'button:has(+ nav)';
const windows = {
  phone: { pages: allPages || ['/'], opening: [menuButton, earlyClickTargets.chat] },
  desktop: {
    pages: allPages || ['/bn'],
    opening: [earlyClickTargets.services, earlyClickTargets.chat],
  },
} as const;
type Screen = keyof typeof windows;
const screenNames = Object.keys(windows) as readonly Screen[];

// Run in sequence, because the tests share one browser.
test.describe.configure({ mode: 'default', timeout: isExhaustive ? 1_800_000 : 120_000 });

for (const [name, { programs, launch }] of Object.entries(browserEngines)) {
  test.describe(name, () => {
    let engine: BrowserEngine;
    let site: ScriptDelayServer;
    let walk: BrowserEngineSteps;

    test.beforeAll(async () => {
      const missing = programs.find((program) => !findInstalledProgram(program));
      if (missing) test.info().annotations.push({ type: 'missing-program', description: missing });
      test.skip(missing !== undefined, `${missing} is not installed.`);
      engine = await launch();
      site = await startScriptDelayServer(testStack.lateScriptsPort);
      walk = createBrowserEngineSteps(engine, site);
    });
    test.afterAll(async () => {
      await engine?.close();
      site?.close();
    });

    const resize = async (screen: Screen) => {
      const { width, height } = screenSizes[screen];
      await engine.resize(width, height);
      await walk.waitForValue('innerWidth', width);
    };
    const send = (form = 'main form') => engine.click(`${form} [type=submit]`);

    const fillFields = async (values: object, fields: readonly string[]) => {
      for (const [field, text] of Object.entries(values)) {
        if (fields.includes(field)) await engine.type(`main [name=${field}]`, text);
      }
    };

    test(`§11.6 in ${name} popovers open before any script loads, and every page hydrates without a console message`, async ({
      page,
    }) => {
      const inChromium = createChromiumEngine(page);
      const asInChromium = async (expression: string) =>
        walk.waitForValue(expression, await inChromium.run(`return ${expression}`));
      const found: string[] = [];
      await walk.resetStorage();
      for (const screen of screenNames) {
        const { pages, opening } = windows[screen];
        await resize(screen);
        await page.setViewportSize(screenSizes[screen]);
        for (const path of pages) {
          const lines = heroLines[path];
          const isCompared = isExhaustive && lines;
          if (isCompared) {
            await page.goto(path);
            await page.evaluate(() => document.fonts.ready.then(() => {}));
          }
          const letScriptsCome = await walk.openBeforeScripts(path);
          for (const button of opening) {
            await engine.click(button);
            await walk.waitForValue(isPopoverOpen(button));
            if (!isCompared) continue;
            await inChromium.click(button);
            await asInChromium(getPopoverPosition(button));
          }
          letScriptsCome();
          await walk.waitForValue(isHydrated);
          await walk.waitForValue("document.querySelector('h1') === prerendered");
          await walk.waitForValue('location.pathname', path);
          // A click elsewhere closes a menu; the chat stays open.
          await walk.waitForValue(isPopoverOpen(earlyClickTargets.chat));
          if (lines) await walk.waitForValue(readWrappedHeadingLines, lines);
          if (isCompared) await asInChromium(readWrappedHeadingLines);
          found.push(...(await walk.problems()));
        }
      }
      expect(found).toEqual([]);
    });

    test(`§11.6 in ${name} each click on a menu, theme switch, link or language switch before any script loads works once`, async () => {
      await walk.resetStorage();
      await resize('phone');
      const letScriptsCome = await walk.openBeforeScripts('/about');
      await engine.click(menuButton);
      await engine.click(earlyClickTargets.theme);
      await walk.waitForValue('document.documentElement.dataset.theme', 'dark');
      for (const button of [earlyClickTargets.services, earlyClickTargets.management]) {
        await engine.click(button);
        await walk.waitForValue(isPopoverOpen(button));
      }
      letScriptsCome();
      await walk.waitForValue(isHydrated);
      for (const button of [menuButton, earlyClickTargets.management])
        await walk.waitForValue(isPopoverOpen(button));
      await walk.waitForValue('document.documentElement.dataset.theme', 'dark');
      expect(await walk.problems()).toEqual([]);

      await walk.openBeforeScripts('/about');
      for (const button of [menuButton, earlyClickTargets.management]) await engine.click(button);
      await engine.click('nav a[href="/auth/employee-login"]');
      await walk.waitForValue('location.pathname', '/auth/employee-login');
      // The link was followed once: one step back is the page with the link.
      await engine.run('setTimeout(() => history.back())');
      await walk.waitForValue('location.pathname', '/about');
      await engine.click('header a[hreflang=bn]');
      await walk.waitForValue('location.pathname', '/bn/about');
      await walk.waitForValue('localStorage.getItem("torsa.language")', 'bn');
    });

    test(`§11.6 in ${name} forms submitted before any script loads are sent once and completely`, async () => {
      await walk.resetStorage();
      await resize('desktop');
      const message = { ...validContactMessage, email: `${name}-${randomUUID()}@example.com` };
      const letContactCome = await walk.openBeforeScripts('/contact');
      await fillFields(message, contactFields);
      await send();
      await walk.waitForValue(isSubmitting);
      await engine.type('main [name=message]', ' And soon.');
      await send();
      letContactCome();
      await walk.waitForValue(doesPageContainText('Message Sent!'));
      expect(await walk.problems()).toEqual([]);
      const founder = await createFounderClient();
      const { data } = await founder
        .from('contact_messages')
        .select('name, email, subject, message')
        .eq('email', message.email);
      expect(data).toEqual([{ ...message, message: `${message.message} And soon.` }]);

      const letLogInCome = await walk.openBeforeScripts('/auth/login');
      await fillFields(seededAccounts.client, ['email', 'password']);
      await send();
      await walk.waitForValue(isSubmitting);
      letLogInCome();
      await walk.waitForValue('location.pathname', '/dashboard/user');
      await walk.waitForValue(hasLoadedData);
      expect(await walk.problems()).toEqual([]);
      await walk.waitForValue(countRequests('/auth/v1/token'), 1);
    });

    if (isExhaustive) {
      test(`§11.6 in ${name} every portal page hydrates for its user without a console message`, async ({
        sessionStateOf,
      }) => {
        const found: string[] = [];
        for (const [person, path] of [...dashboardPages, ...portalPages]) {
          const { origins } = await sessionStateOf(person);
          await walk.resetStorage(origins.flatMap(({ localStorage }) => localStorage));
          for (const screen of screenNames) {
            await resize(screen);
            for (const address of [path, toBengaliPath(path)]) {
              await walk.openHydrated(address, hasLoadedData);
              found.push(...(await walk.problems()));
            }
          }
        }
        expect(found).toEqual([]);
      });

      test(`§11.6 in ${name} each role can log in, and the team can reply to a visitor’s message`, async () => {
        const subject = `A site for our school ${randomUUID().slice(0, 8)}`;
        const email = `${name}-${randomUUID()}@example.com`;
        await walk.resetStorage();
        await resize('phone');
        await walk.openHydrated('/contact');
        await fillFields({ ...validContactMessage, email, subject }, contactFields);
        await send();
        await walk.waitForValue(doesPageContainText('Message Sent!'));
        expect(await walk.problems()).toEqual([]);

        await resize('desktop');
        for (const [person, { at, fields, to }] of Object.entries(loginPagesByRole)) {
          await walk.resetStorage();
          await walk.openHydrated(at);
          await fillFields(seededAccounts[person as keyof typeof loginPagesByRole], fields);
          await send();
          await walk.waitForValue('location.pathname', to);
          await walk.waitForValue(hasLoadedData);
          expect(await walk.problems()).toEqual([]);
        }

        await walk.openHydrated(`/dashboard/inbox?q=${subject.slice(-8)}`, hasLoadedData);
        await engine.click('main a[href*="/dashboard/inbox/"]');
        await walk.waitForValue("Boolean(document.querySelector('[name=reply]'))");
        await engine.type('[name=reply]', 'From ₹40,000. Shall we call?');
        await send('form:has([name=reply])');
        await walk.waitForValue(doesPageContainText('Undo'));
        expect(await waitForEmails(email, 1)).toMatchObject([
          { text: expect.stringContaining('From ₹40,000. Shall we call?') },
        ]);
        await walk.waitForValue(
          "document.querySelector('form:has([name=title]) [name=title]').value",
          subject,
        );
        await send('form:has([name=title])');
        await walk.waitForValue('/^.dashboard.projects.[0-9a-f-]{36}$/.test(location.pathname)');
        await walk.waitForValue(
          `${hasLoadedData} && document.querySelector('h1').textContent`,
          subject,
        );
        expect(await walk.problems()).toEqual([]);
      });

      test(`§11.6 in ${name} hydration loses, repeats or reverts no click, even when clicks occur at random moments`, async () => {
        await resize('desktop');
        expect(await runRandomClicksInEngines([engine], 100)).toEqual([]);
      });
    }
  });
}
