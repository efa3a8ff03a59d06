import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../..');

/** The first of a hundred ports for the tests. A second test run at the same time uses other ports. */
const firstPort = Number(process.env['E2E_PORT'] ?? 4300);
const folder = path.join(root, `.local/e2e-${firstPort}`);

/** Returns the ports of a local stack (backend, site and inbox) from its first port. */
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

/** Port of a second server of the site for Firefox and WebKit, see `engines/late-scripts.ts`. */
const lateScriptsPort = firstPort + 80;

/** Folders, URLs and ports of the local stack for tests, which differ from a developer's local stack. */
export const testStack = {
  root,
  folder,
  siteDir: path.join(folder, 'site'),
  /** The data folder of a backend whose database contains only the seed data. */
  seedDir: path.join(folder, 'seed'),
  siteUrl: `http://localhost:${ports.SITE_PORT}`,
  backendUrl: `http://localhost:${ports.API_PORT}`,
  inboxUrl: `http://localhost:${ports.INBOX_PORT}`,
  env: {
    ...ports,
    SITE_DIR: path.join(folder, 'site'),
    DATA_DIR: path.join(folder, 'data'),
    ALLOWED_ORIGINS: `http://localhost:${lateScriptsPort}`,
    // A low bcrypt cost, because the tests often hash passwords (at each sign-up and login).
    LITE_AUTH_BCRYPT_COST: '4',
  },
  lateScriptsPort,
  /** Ports of additional stacks that single tests start. */
  secondPorts: portsFrom(firstPort + 50),
  thirdPorts: portsFrom(firstPort + 60),
  /** Ports of the stack for tests that change the site settings. */
  portsForSettings: portsFrom(firstPort + 90),
  /** Ports of a backend whose mail server starts after the backend. */
  portsWithoutMail: portsFrom(firstPort + 70),
} as const;
