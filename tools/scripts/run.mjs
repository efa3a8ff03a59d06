// The entry of every npm script. It runs on the machine's Node before anything is installed, so it imports only modules
// that every Node has. It installs the dependencies, among them the project's Node, and runs the command with that
// Node. pnpm checks downloads against the lockfile.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as modules from 'node:module';
import { constants as osConstants, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The oldest Node that can run the pinned pnpm. */
const oldestForInstall = '18.0';

/** The Node package for this platform, as in `optionalDependencies` of package.json. */
const nodePackage = `${process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** Node's cache of compiled modules. It halves the processor time that a process needs to start. */
const compileCache = join(root, 'node_modules/.cache/node');

checkNode(oldestForInstall);
checkTemporaryFolder();
prepareEnvironment();
installWhenStale();
keepCompiledCode();
const pinnedNode = findPinnedNode();
if (pinnedNode && pinnedNode.version !== process.versions.node) runWith(pinnedNode.file);
else runHere();

function checkNode(needed) {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [neededMajor, neededMinor] = needed.split('.').map(Number);
  if (major > neededMajor || (major === neededMajor && minor >= neededMinor)) return;
  fail(
    `Torsa needs Node ${needed} or later, but this is Node ${process.versions.node}. Install a newer Node from https://nodejs.org.`,
  );
}

function checkTemporaryFolder() {
  try {
    accessSync(tmpdir(), constants.W_OK);
  } catch {
    fail(
      `The folder for temporary files, ${tmpdir()}, does not exist or is read-only. Set TMPDIR to another folder.`,
    );
  }
}

/** Removes variables of the shell that would change the tools, and excludes this machine from the proxy. */
function prepareEnvironment() {
  // Each tool sets its own value. With "production", React has no test utilities.
  delete process.env.NODE_ENV;
  // A proxy cannot reach servers that listen only on this machine.
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
  // The cache keeps a file for every compiled path and is never cleaned.
  rmSync(compileCache, { recursive: true, force: true });
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

/**
 * Enables the cache for this process and its children. Older versions of Node know neither the variable nor the
 * function.
 */
function keepCompiledCode() {
  process.env.NODE_COMPILE_CACHE ||= compileCache;
  modules.enableCompileCache?.();
}

/** A hash of everything that an installation depends on. */
function fingerprint() {
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'];
  const hash = createHash('sha256').update(nodePackage);
  for (const file of files) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** The project's Node; undefined on a platform without such a package. */
function findPinnedNode() {
  const folder = join(root, 'node_modules', nodePackage);
  if (!existsSync(join(folder, 'package.json'))) return undefined;
  const { bin, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { file: join(folder, bin.node), version };
}

/**
 * Runs this file again with another Node, and puts that Node first in the PATH of its children. This happens only for
 * the first npm script: in later ones, npm finds that Node in node_modules/.bin.
 */
function runWith(file) {
  let child;
  let isEnding = false;
  // Ctrl-C reaches both processes, but a signal of another program reaches only this one. A second signal does no harm
  // to a command that is already ending.
  const end = () => {
    isEnding = true;
    child?.kill('SIGTERM');
  };
  process.on('SIGINT', () => setTimeout(end, 300).unref());
  process.on('SIGTERM', end);
  process.on('SIGHUP', end);
  // npm starts a command through a shell, which ends on a signal without forwarding it.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), 1000).unref();
  child = spawn(file, process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(file)}${delimiter}${process.env.PATH}` },
  });
  if (isEnding) end();
  // This system lacks the C library that this Node needs.
  child.on('error', runHere);
  child.on('exit', (code, signal) =>
    process.exit(signal ? 128 + osConstants.signals[signal] : code),
  );
}

/** Runs the command in this process. */
function runHere() {
  checkNode(manifest.engines.node.replace('>=', ''));
  const commands = join(root, 'tools/scripts/src/commands.ts');
  import(pathToFileURL(commands).href)
    .then(({ runCommand }) => runCommand(process.argv[2], process.argv.slice(3)))
    .catch((error) => fail(error.stack));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
