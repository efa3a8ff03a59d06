// The entry of every npm script: it installs the dependencies and runs the command with the pinned Node. It runs on
// any Node, so it imports only modules that every Node has.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { accessSync, constants, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import * as modules from 'node:module';
import { constants as osConstants, tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The oldest Node version that can run the pinned pnpm. */
const oldestForInstall = '18.0';

/** The npm package with the Node binary for this platform, as in `optionalDependencies` of package.json. */
const nodePackage = `${process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** Node's exit code for an unknown option. */
const invalidArgument = 9;

/** The folder of Node's compile cache, which halves the processor time that a process needs to start. */
const compileCache = join(root, 'node_modules/.cache/node');

checkNode(oldestForInstall);
checkRepositoryFolder();
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

/** Vite and Rspack give these characters in a path another meaning. Node runs no TypeScript below `node_modules`. */
function checkRepositoryFolder() {
  const unsupported = ['#', '%', '?', '*', '!', 'node_modules'].find((text) => root.includes(text));
  if (unsupported === undefined) return;
  fail(
    `Torsa cannot run in ${root}, because its tools do not support "${unsupported}" in a path. Move the repository to another folder.`,
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

/** Removes environment variables that would change how the tools work, and excludes localhost from the proxy. */
function prepareEnvironment() {
  // Removes NODE_ENV, because React has no test utilities with "production".
  delete process.env.NODE_ENV;
  // Removes the variables that Git sets for its hooks. They would apply the Git commands of builds and tests to that
  // repository, whatever their folder is.
  for (const name of ['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX'])
    delete process.env[name];
  // Requests to localhost bypass the proxy, which cannot reach servers that listen only on localhost.
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
  // Clears the compile cache, because Node never deletes old entries from it.
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
 * Enables Node's compile cache for this process and its children. Older Node versions lack the function
 * `enableCompileCache`.
 */
function keepCompiledCode() {
  process.env.NODE_COMPILE_CACHE ||= compileCache;
  modules.enableCompileCache?.();
}

/** Hashes everything that an installation of the dependencies depends on. */
function fingerprint() {
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'];
  const hash = createHash('sha256').update(nodePackage);
  for (const file of files) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

/** Finds the Node binary that the project pins. Returns undefined on a platform without an npm package of Node. */
function findPinnedNode() {
  const folder = join(root, 'node_modules', nodePackage);
  if (!existsSync(join(folder, 'package.json'))) return undefined;
  const { bin, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return { file: join(folder, bin.node), version };
}

/** Runs this file again with the pinned Node, which is also the first Node in the PATH of child processes. */
function runWith(file) {
  let child;
  let isEnding = false;
  // Passes the signal to the child, because a program other than Ctrl-C signals only the parent process.
  const end = () => {
    isEnding = true;
    child?.kill('SIGTERM');
  };
  process.on('SIGINT', () => setTimeout(end, 300).unref());
  process.on('SIGTERM', end);
  process.on('SIGHUP', end);
  // Ends when the parent shell ends, because npm's shell does not forward signals.
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(), 1000).unref();
  child = spawn(file, process.argv.slice(1), {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${dirname(file)}${delimiter}${process.env.PATH}` },
  });
  if (isEnding) end();
  // If the system lacks the C library that the pinned Node needs, the machine's own Node runs the command.
  child.on('error', runHere);
  child.on('exit', (code, signal) => {
    const options = process.env.NODE_OPTIONS;
    if (code === invalidArgument && options) {
      console.error(
        `Node ${pinnedNode.version}, which Torsa installs, does not accept NODE_OPTIONS="${options}". Remove that option.`,
      );
    }
    process.exit(signal ? 128 + osConstants.signals[signal] : code);
  });
}

/** Runs the npm script's command in this process. */
function runHere() {
  checkNode(manifest.engines.node.replace('>=', ''));
  const commands = join(root, 'tools/scripts/src/commands.ts');
  import(pathToFileURL(commands).href)
    .then(({ runNamedNpmScript }) => runNamedNpmScript(process.argv[2], process.argv.slice(3)))
    .catch((error) => fail(error.stack));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
