import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findProgram } from '@torsa/node-lib/debian-programs';
import { endProcess } from '@torsa/node-lib/end-process';
import { loopback } from '@torsa/node-lib/listen';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { waitUntil } from '@torsa/node-lib/testing/wait-until';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import type { Engine } from './engine.ts';

/** How long what is pressed or typed into may be on its way. */
const waiting = { timeoutMs: 30_000 };

/** A window is as wide as the buttons of its bar at least: with the room around them that is more than a phone's. */
const narrowBars = '* { min-width: 0; padding: 0; margin: 0; }';

/** WebKitGTK, by its own driver, on a screen that nobody sees. */
export async function launchWebkit(): Promise<Engine> {
  const screen = spawn(
    findProgram('Xvfb') ?? '',
    ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1400x1000x24'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const config = await makeTempFolder();
  await mkdir(path.join(config.path, 'gtk-3.0'));
  await writeFile(path.join(config.path, 'gtk-3.0/gtk.css'), narrowBars);
  const server = spawn(findProgram('WebKitWebDriver') ?? '', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      XDG_CONFIG_HOME: config.path,
    },
  });
  const url = `http://${loopback}:${port}`;
  await waitUntil('WebKit can be steered', () => fetch(`${url}/status`));
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', pageLoadStrategy: 'none' }))
    .build();
  const find = (selector: string) => driver.findElement(By.css(selector));
  return {
    resize: async (width, height) => {
      // The window has bars of its own.
      const bars = 'return [outerWidth - innerWidth, outerHeight - innerHeight]';
      const [beside = 0, above = 0] = (await driver.executeScript(bars)) as number[];
      const rect = { x: 0, y: 0, width: width + beside, height: height + above };
      await driver.manage().window().setRect(rect);
    },
    run: (script) => driver.executeScript(script),
    click: (selector) => waitUntil(`${selector} is there`, () => find(selector).click(), waiting),
    pressEnter: () => driver.actions().sendKeys(Key.ENTER).perform(),
    type: (selector, text) =>
      waitUntil(`${selector} is there`, () => find(selector).sendKeys(text), waiting),
    close: async () => {
      await driver.quit();
      await endProcess(server);
      await endProcess(screen);
      await config.remove();
    },
  };
}
