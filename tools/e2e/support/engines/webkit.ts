import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findInstalledProgram } from '@torsa/node-lib/debian-programs';
import { endProcess } from '@torsa/node-lib/end-process';
import { loopbackAddress } from '@torsa/node-lib/listen';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { waitUntil } from '@torsa/node-lib/testing/wait-until';
import { Builder, By, Capabilities, Key } from 'selenium-webdriver';
import type { BrowserEngine } from './engine.ts';

/** Time-out for an element to appear in the page. */
const waiting = { timeoutMs: 30_000 };

/** GTK styles that shrink WebKit's toolbar buttons, so that the window can be as narrow as a phone. */
const narrowBars = '* { min-width: 0; padding: 0; margin: 0; }';

/** Launches WebKitGTK through WebKitWebDriver on a virtual display. */
export async function launchWebkit(): Promise<BrowserEngine> {
  const screen = spawn(
    findInstalledProgram('Xvfb') ?? '',
    ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1400x1000x24'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const config = await makeTempFolder();
  await mkdir(path.join(config.path, 'gtk-3.0'));
  await writeFile(path.join(config.path, 'gtk-3.0/gtk.css'), narrowBars);
  const server = spawn(findInstalledProgram('WebKitWebDriver') ?? '', [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      XDG_CONFIG_HOME: config.path,
    },
  });
  const url = `http://${loopbackAddress}:${port}`;
  await waitUntil('WebKitWebDriver answers', () => fetch(`${url}/status`));
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', pageLoadStrategy: 'none' }))
    .build();
  const find = (selector: string) => driver.findElement(By.css(selector));
  return {
    resize: async (width, height) => {
      // Makes the browser window larger than the page, because the window has toolbars.
      const bars = 'return [outerWidth - innerWidth, outerHeight - innerHeight]';
      const [beside = 0, above = 0] = (await driver.executeScript(bars)) as number[];
      const rect = { x: 0, y: 0, width: width + beside, height: height + above };
      await driver.manage().window().setRect(rect);
    },
    run: (script) => driver.executeScript(script),
    click: (selector) => waitUntil(`${selector} exists`, () => find(selector).click(), waiting),
    pressEnter: () => driver.actions().sendKeys(Key.ENTER).perform(),
    type: (selector, text) =>
      waitUntil(`${selector} exists`, () => find(selector).sendKeys(text), waiting),
    close: async () => {
      await driver.quit();
      await endProcess(server);
      await endProcess(screen);
      await config.remove();
    },
  };
}
