import type { Engine } from './engine.ts';
import { launchFirefox } from './firefox.ts';
import { launchWebkit } from './webkit.ts';

interface InstallableEngine {
  /** What a machine needs to have for it. */
  readonly programs: readonly string[];
  readonly launch: () => Promise<Engine>;
}

/** Those besides Chromium that Debian has. */
export const engines: Readonly<Record<string, InstallableEngine>> = {
  Firefox: { programs: ['firefox-esr'], launch: launchFirefox },
  WebKit: { programs: ['WebKitWebDriver', 'Xvfb'], launch: launchWebkit },
};
