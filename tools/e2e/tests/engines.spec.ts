import { randomUUID } from 'node:crypto';
import { findProgram } from '@torsa/node-lib/debian-programs';
import { isExhaustive } from '@torsa/node-lib/testing/exhaustive';
import { screens } from '../support/accessibility.ts';
import { accounts } from '../support/accounts.ts';
import { contactFields, goodMessage } from '../support/contact-form.ts';
import { targets, tryEarlyPresses } from '../support/early-presses.ts';
import { chromium } from '../support/engines/chromium.ts';
import type { Engine } from '../support/engines/engine.ts';
import { engines } from '../support/engines/engines.ts';
import { type LateScripts, serveWithLateScripts } from '../support/engines/late-scripts.ts';
import { logIns } from '../support/engines/log-ins.ts';
import {
  callsTo,
  hasRead,
  headingLines,
  isAlive,
  isOpen,
  isTaken,
  placeOf,
  says,
} from '../support/engines/page-scripts.ts';
import { type Walk, walkOf } from '../support/engines/walk.ts';
import { founderView } from '../support/founder-view.ts';
import { mailsTo } from '../support/mailbox.ts';
import { inBengali, publicRoutes } from '../support/routes.ts';
import { dashboards, expect, portalPages, test } from '../support/signed-in.ts';
import { stack } from '../support/stack.ts';

const everyPage = Object.keys(publicRoutes);
const whole = isExhaustive && [...everyPage, ...everyPage.map(inBengali)];
/** Where the heading of a home page breaks, in every browser. */
const heroLines: Readonly<Record<string, readonly string[]>> = {
  '/': ['Good software,', 'built beside', 'a river'],
  '/bn': ['নদীর ধারে গড়া', 'ভালো সফটওয়্যার'],
};

/** What is looked at in which window, and what opens there, by its button. */
const menuButton = 'button:has(+ nav)';
const windows = {
  phone: { pages: whole || ['/'], opening: [menuButton, targets.chat] },
  desktop: { pages: whole || ['/bn'], opening: [targets.services, targets.chat] },
} as const;
type Screen = keyof typeof windows;
const screenNames = Object.keys(windows) as readonly Screen[];

// One after the other, in one browser.
test.describe.configure({ mode: 'default', timeout: isExhaustive ? 1_800_000 : 120_000 });

for (const [name, { programs, launch }] of Object.entries(engines)) {
  test.describe(name, () => {
    let engine: Engine;
    let site: LateScripts;
    let walk: Walk;

    test.beforeAll(async () => {
      const missing = programs.find((program) => !findProgram(program));
      if (missing) test.info().annotations.push({ type: 'missing-program', description: missing });
      test.skip(missing !== undefined, `There is no ${missing} here.`);
      engine = await launch();
      site = await serveWithLateScripts(stack.lateScriptsPort);
      walk = walkOf(engine, site);
    });
    test.afterAll(async () => {
      await engine?.close();
      site?.close();
    });

    const resize = async (screen: Screen) => {
      const { width, height } = screens[screen];
      await engine.resize(width, height);
      await walk.becomes('innerWidth', width);
    };
    const send = (form = 'main form') => engine.press(`${form} [type=submit]`);

    const fillIn = async (values: object, fields: readonly string[]) => {
      for (const [field, text] of Object.entries(values)) {
        if (fields.includes(field)) await engine.type(`main [name=${field}]`, text);
      }
    };

    test(`§11.6 in ${name} what opens answers before any script, and every page comes alive without a word`, async ({
      page,
    }) => {
      const inChromium = chromium(page);
      const asInChromium = async (expression: string) =>
        walk.becomes(expression, await inChromium.run(`return ${expression}`));
      const found: string[] = [];
      await walk.beginWith();
      for (const screen of screenNames) {
        const { pages, opening } = windows[screen];
        await resize(screen);
        await page.setViewportSize(screens[screen]);
        for (const path of pages) {
          const lines = heroLines[path];
          const isCompared = isExhaustive && lines;
          if (isCompared) {
            await page.goto(path);
            await page.evaluate(() => document.fonts.ready.then(() => {}));
          }
          const letScriptsCome = await walk.openEarly(path);
          for (const button of opening) {
            await engine.press(button);
            await walk.becomes(isOpen(button));
            if (!isCompared) continue;
            await inChromium.press(button);
            await asInChromium(placeOf(button));
          }
          letScriptsCome();
          await walk.becomes(isAlive);
          await walk.becomes("document.querySelector('h1') === prerendered");
          await walk.becomes('location.pathname', path);
          // A press elsewhere closes a menu, and the chat stays.
          await walk.becomes(isOpen(targets.chat));
          if (lines) await walk.becomes(headingLines, lines);
          if (isCompared) await asInChromium(headingLines);
          found.push(...(await walk.problems()));
        }
      }
      expect(found).toEqual([]);
    });

    test(`§11.6 in ${name} menus, theme, links and language do before any script what they are for, and once`, async () => {
      await walk.beginWith();
      await resize('phone');
      const letScriptsCome = await walk.openEarly('/about');
      await engine.press(menuButton);
      await engine.press(targets.theme);
      await walk.becomes('document.documentElement.dataset.theme', 'dark');
      for (const button of [targets.services, targets.management]) {
        await engine.press(button);
        await walk.becomes(isOpen(button));
      }
      letScriptsCome();
      await walk.becomes(isAlive);
      for (const button of [menuButton, targets.management]) await walk.becomes(isOpen(button));
      await walk.becomes('document.documentElement.dataset.theme', 'dark');
      expect(await walk.problems()).toEqual([]);

      await walk.openEarly('/about');
      for (const button of [menuButton, targets.management]) await engine.press(button);
      await engine.press('nav a[href="/auth/employee-login"]');
      await walk.becomes('location.pathname', '/auth/employee-login');
      // It was followed once: one step back is where it was pressed.
      await engine.run('setTimeout(() => history.back())');
      await walk.becomes('location.pathname', '/about');
      await engine.press('header a[hreflang=bn]');
      await walk.becomes('location.pathname', '/bn/about');
      await walk.becomes('localStorage.getItem("torsa.language")', 'bn');
    });

    test(`§11.6 in ${name} what is sent before any script is sent once, with all that was typed`, async () => {
      await walk.beginWith();
      await resize('desktop');
      const message = { ...goodMessage, email: `${name}-${randomUUID()}@example.com` };
      const letContactCome = await walk.openEarly('/contact');
      await fillIn(message, contactFields);
      await send();
      await walk.becomes(isTaken);
      await engine.type('main [name=message]', ' And soon.');
      await send();
      letContactCome();
      await walk.becomes(says('Message Sent!'));
      expect(await walk.problems()).toEqual([]);
      const founder = await founderView();
      const { data } = await founder
        .from('contact_messages')
        .select('name, email, subject, message')
        .eq('email', message.email);
      expect(data).toEqual([{ ...message, message: `${message.message} And soon.` }]);

      const letLogInCome = await walk.openEarly('/auth/login');
      await fillIn(accounts.client, ['email', 'password']);
      await send();
      await walk.becomes(isTaken);
      letLogInCome();
      await walk.becomes('location.pathname', '/dashboard/user');
      await walk.becomes(hasRead);
      expect(await walk.problems()).toEqual([]);
      await walk.becomes(callsTo('/auth/v1/token'), 1);
    });

    if (isExhaustive) {
      test(`§11.6 in ${name} every page of the portal comes alive without a word for whose it is`, async ({
        stateOf,
      }) => {
        const found: string[] = [];
        for (const [person, path] of [...dashboards, ...portalPages]) {
          const { origins } = await stateOf(person);
          await walk.beginWith(origins.flatMap(({ localStorage }) => localStorage));
          for (const screen of screenNames) {
            await resize(screen);
            for (const address of [path, inBengali(path)]) {
              await walk.openAlive(address, hasRead);
              found.push(...(await walk.problems()));
            }
          }
        }
        expect(found).toEqual([]);
      });

      test(`§11.6 in ${name} everybody logs in, and the team answers what a visitor wrote`, async () => {
        const subject = `A site for our school ${randomUUID().slice(0, 8)}`;
        const email = `${name}-${randomUUID()}@example.com`;
        await walk.beginWith();
        await resize('phone');
        await walk.openAlive('/contact');
        await fillIn({ ...goodMessage, email, subject }, contactFields);
        await send();
        await walk.becomes(says('Message Sent!'));
        expect(await walk.problems()).toEqual([]);

        await resize('desktop');
        for (const [person, { at, fields, to }] of Object.entries(logIns)) {
          await walk.beginWith();
          await walk.openAlive(at);
          await fillIn(accounts[person as keyof typeof logIns], fields);
          await send();
          await walk.becomes('location.pathname', to);
          await walk.becomes(hasRead);
          expect(await walk.problems()).toEqual([]);
        }

        await walk.openAlive(`/dashboard/inbox?q=${subject.slice(-8)}`, hasRead);
        await engine.press('main a[href*="/dashboard/inbox/"]');
        await walk.becomes("Boolean(document.querySelector('[name=reply]'))");
        await engine.type('[name=reply]', 'From ₹40,000. Shall we call?');
        await send('form:has([name=reply])');
        await walk.becomes(says('Your reply is on its way.'));
        expect(await mailsTo(email, 1)).toMatchObject([
          { text: expect.stringContaining('From ₹40,000. Shall we call?') },
        ]);
        await walk.becomes(
          "document.querySelector('form:has([name=title]) [name=title]').value",
          subject,
        );
        await send('form:has([name=title])');
        await walk.becomes('/^.dashboard.projects.[0-9a-f-]{36}$/.test(location.pathname)');
        await walk.becomes(`${hasRead} && document.querySelector('h1').textContent`, subject);
        expect(await walk.problems()).toEqual([]);
      });

      test(`§11.6 in ${name} of presses at random moments none is lost, done twice or undone by coming alive`, async () => {
        await resize('desktop');
        expect(await tryEarlyPresses([engine], 100)).toEqual([]);
      });
    }
  });
}
