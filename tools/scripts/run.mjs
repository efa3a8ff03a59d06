// The one entry of every npm script. It runs before anything is installed, on any Node,
// so it uses what every Node has: it checks the version, installs when that is needed, and hands over.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

checkNode(manifest.engines.node.replace('>=', ''));
checkTemporaryFolder();
settleEnvironment();
installWhenStale();
handOver(process.argv[2], process.argv.slice(3));

function checkNode(needed) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [neededMajor, neededMinor] = needed.split('.').map(Number);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  fail(
    `Torsa needs Node ${needed} or later, and this is Node ${process.versions.node}. Install a newer one from https://nodejs.org.`,
  );
}

function checkTemporaryFolder() {
  try {
    accessSync(tmpdir(), constants.W_OK);
  } catch {
    fail(
      `The folder for temporary files, ${tmpdir()}, does not exist or is read-only. Name another one with TMPDIR.`,
    );
  }
}

/** What a shell may say for other programs, and must not say for these. */
function settleEnvironment() {
  // Each tool sets its own. With "production" React has no test utilities.
  delete process.env.NODE_ENV;
  // A proxy cannot reach what listens on this machine only.
  const hosts = process.env.no_proxy || process.env.NO_PROXY || '';
  if (hosts === '*') return;
  const all = [...hosts.split(','), 'localhost', '127.0.0.1', '::1'].filter(Boolean).join(',');
  process.env.no_proxy = all;
  process.env.NO_PROXY = all;
}

function installWhenStale() {
  const stamp = join(root, 'node_modules/.torsa-install');
  const wanted = fingerprint();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing dependencies…');
  const result = spawnSync(
    'npx',
    [
      '--yes',
      '--prefer-offline',
      manifest.packageManager,
      'install',
      '--frozen-lockfile',
      '--prefer-offline',
      '--reporter=append-only',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      shell: process.platform === 'win32',
    },
  );
  if (result.status !== 0) {
    fail(
      `The dependencies could not be installed.\n${result.stdout || ''}${result.stderr || ''}${result.error || ''}`,
    );
  }
  writeFileSync(stamp, wanted);
}

/** Changes when an install would do something else. */
function fingerprint() {
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'];
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

function handOver(command, args) {
  import('tsx/esm/api')
    .then(({ register }) => {
      register();
      return import('./src/commands.ts');
    })
    .then(({ runCommand }) => runCommand(command, args))
    .catch((error) => fail(error.stack));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
