import type { Engine } from './engine.ts';
import { launchFirefox } from './firefox.ts';
import { launchWebkit } from './webkit.ts';

interface InstallableEngine {
  /** Programs that must be installed. */
  readonly programs: readonly string[];
  readonly launch: () => Promise<Engine>;
}

/** Browser engines other than Chromium that Debian packages. */
export const engines: Readonly<Record<string, InstallableEngine>> = {
  Firefox: { programs: ['firefox-esr'], launch: launchFirefox },
  WebKit: { programs: ['WebKitWebDriver', 'Xvfb'], launch: launchWebkit },
};
