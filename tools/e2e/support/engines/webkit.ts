import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { findProgram } from '@torsa/node-lib/debian-programs';
import { endProcess } from '@torsa/node-lib/end-process';
import { loopback } from '@torsa/node-lib/listen';
import { freePort } from '@torsa/node-lib/testing/free-port';
import { waitUntil } from '@torsa/node-lib/testing/wait-until';
import { Builder, By, Capabilities } from 'selenium-webdriver';
import type { Engine } from './engine.ts';

/** WebKitGTK, by its own driver, on a screen that nobody sees. */
export async function launchWebkit(): Promise<Engine> {
  const screen = spawn(
    findProgram('Xvfb') ?? '',
    ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '1400x1000x24'],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const [display] = await once(screen.stdout, 'data');
  const port = await freePort();
  const server = spawn(findProgram('WebKitWebDriver') ?? '', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(display).trim()}` },
  });
  const url = `http://${loopback}:${port}`;
  await waitUntil('WebKit can be steered', () => fetch(`${url}/status`));
  const driver = await new Builder()
    .usingServer(url)
    .withCapabilities(new Capabilities({ browserName: 'MiniBrowser', pageLoadStrategy: 'none' }))
    .build();
  return {
    open: async (url) => {
      await driver.executeScript('window.isLeft = true');
      await driver.get(url);
      await waitUntil('the next document is there', async () => {
        if (await driver.executeScript('return window.isLeft')) throw new Error('not yet');
      });
    },
    resize: async (width, height) => {
      // The window has a frame and bars of its own.
      const window = driver.manage().window();
      await window.setRect({ x: 0, y: 0, width, height });
      const inner = (await driver.executeScript('return [innerWidth, innerHeight]')) as number[];
      const [innerWidth = width, innerHeight = height] = inner;
      await window.setRect({
        x: 0,
        y: 0,
        width: 2 * width - innerWidth,
        height: 2 * height - innerHeight,
      });
    },
    run: (script) => driver.executeScript(script),
    press: (selector) => driver.findElement(By.css(selector)).click(),
    type: (selector, text) => driver.findElement(By.css(selector)).sendKeys(text),
    close: async () => {
      await driver.quit();
      await endProcess(server);
      await endProcess(screen);
    },
  };
}
