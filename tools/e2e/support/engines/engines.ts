import type { BrowserEngine } from './engine.ts';
import { launchFirefox } from './firefox.ts';
import { launchWebkit } from './webkit.ts';

interface InstallableEngine {
  /** Paths of the browser programs that must be installed. */
  readonly programs: readonly string[];
  readonly launch: () => Promise<BrowserEngine>;
}

/** Browser engines besides Chromium that Debian provides as packages. */
export const browserEngines: Readonly<Record<string, InstallableEngine>> = {
  Firefox: { programs: ['firefox-esr'], launch: launchFirefox },
  WebKit: { programs: ['WebKitWebDriver', 'Xvfb'], launch: launchWebkit },
};
