import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** The first of the ports that the tests use; another one lets two runs go on side by side. */
const firstPort = Number(process.env['E2E_PORT'] ?? 4300);
const folder = path.join(root, `.local/e2e-${firstPort}`);

/** Ports of a local stack, counted from its first. */
function portsFrom(first: number) {
  return {
    SITE_PORT: String(first),
    API_PORT: String(first + 1),
    INBOX_PORT: String(first + 2),
    SMTP_PORT: String(first + 3),
    MARKETING_PORT: String(first + 4),
    AUTH_PORT: String(first + 5),
    DASHBOARDS_PORT: String(first + 6),
  } as const;
}

const ports = portsFrom(firstPort);

/** Where the site is served once more for other engines than Chromium: see `engines/late-scripts.ts`. */
const lateScriptsPort = firstPort + 80;

/** Where the tests run their own copy of the local stack: a developer's data and ports stay untouched. */
export const stack = {
  root,
  folder,
  siteDir: path.join(folder, 'site'),
  /** The data of a backend that has just been started for the first time. */
  seedDir: path.join(folder, 'seed'),
  siteUrl: `http://localhost:${ports.SITE_PORT}`,
  backendUrl: `http://localhost:${ports.API_PORT}`,
  inboxUrl: `http://localhost:${ports.INBOX_PORT}`,
  env: {
    ...ports,
    SITE_DIR: path.join(folder, 'site'),
    DATA_DIR: path.join(folder, 'data'),
    ALLOWED_ORIGINS: `http://localhost:${lateScriptsPort}`,
  },
  lateScriptsPort,
  /** Ports for further stacks, which tests start themselves. */
  secondPorts: portsFrom(firstPort + 50),
  thirdPorts: portsFrom(firstPort + 60),
  /** Ports for the stack whose settings change. */
  portsForSettings: portsFrom(firstPort + 90),
  /** Ports for a backend by itself, whose mail server comes later. */
  portsWithoutMail: portsFrom(firstPort + 70),
} as const;
