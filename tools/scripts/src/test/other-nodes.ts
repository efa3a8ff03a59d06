import { spawn, spawnSync } from 'node:child_process';
import { chmod, cp, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { waitForProcessEnd } from '@torsa/node-lib/run-tool';
import { repositoryRoot } from '@torsa/node-lib/settings';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { makeWritable } from '@torsa/node-lib/testing/make-writable';
import { reserveTestPorts } from './browser/reserve-ports.ts';
import { countTestReport } from './tally/read-report.ts';
import { addTestTallies, emptyTestTally, failedTestTally, type TestTally } from './tally/tally.ts';
import { countUnitTests, type UnitTestReport } from './tally/unit-tally.ts';

/** The tested versions of Node that start the installation: the oldest one and a newer one. */
const versions = ['18.20.8', '24.9.0'];

/** Time-out for an installation and for a start, in milliseconds. */
const timeoutMs = 600_000;

/** A copy of the sources, and environment variables whose PATH finds another Node version. */
interface Copy {
  readonly version: string;
  readonly dir: string;
  readonly env: NodeJS.ProcessEnv;
}

/** An unusual folder name and locale for the copied sources, on which no test may depend. */
const elsewhere = {
  folder: 'Projekte é',
  env: { LC_ALL: 'C', NODE_ENV: 'production', NODE_OPTIONS: '--no-warnings', TZ: 'Asia/Kolkata' },
};

/**
 * Runs `npm start` and the unit and integration tests with other versions of Node, in copies of the sources with unusual
 * settings.
 */
export async function testOtherNodeVersions(): Promise<readonly TestTally[]> {
  const tallies: TestTally[] = [];
  for (const version of versions) tallies.push(await tryNode(version));
  return tallies;
}

async function tryNode(version: string): Promise<TestTally> {
  const bin = await installNode(version, path.join(repositoryRoot, '.local/nodes', version));
  if (!bin) {
    console.log(
      `The npm registry did not provide Node ${version}, so this version was not tested.`,
    );
    return { ...emptyTestTally, missingPrograms: [`Node ${version}`] };
  }
  console.log(`Testing "npm start" and the unit tests on Node ${version}`);
  const { path: folder, remove } = await makeTempFolder();
  // Makes the copied sources readable for all users, because the unit tests run as another user.
  await chmod(folder, 0o755);
  const dir = path.join(folder, elsewhere.folder);
  await copySources(dir);
  const { first, release } = await reserveTestPorts('');
  const env = {
    ...process.env,
    ...elsewhere.env,
    SITE_PORT: String(first),
    API_PORT: String(first + 1),
    INBOX_PORT: String(first + 2),
    SMTP_PORT: String(first + 3),
    TORSA_EXHAUSTIVE: '',
    PATH: `${bin}${path.delimiter}${process.env['PATH']}`,
  };
  const copy = { version, dir, env };
  const tallies = [await tryStart(copy), await tryUnitTests(copy)];
  await release();
  await remove();
  return addTestTallies(tallies);
}

/**
 * Downloads a version of Node as an npm package.
 * @returns the folder with `node`; undefined if the npm registry does not answer.
 */
async function installNode(version: string, folder: string): Promise<string | undefined> {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const prefix = platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  const name = `${prefix}-${platform}-${process.arch}@${version}`;
  await mkdir(folder, { recursive: true });
  const npm = spawn(
    'npm',
    ['install', '--prefix', folder, '--no-audit', '--no-fund', '--prefer-offline', name],
    { stdio: 'ignore', timeout: timeoutMs, shell: process.platform === 'win32' },
  );
  if ((await waitForProcessEnd(npm)).exitCode !== 0) return undefined;
  const bin = path.join(folder, 'node_modules/.bin');
  const { stdout } = spawnSync(path.join(bin, 'node'), ['--version'], { encoding: 'utf8' });
  return stdout.trim() === `v${version}` ? bin : undefined;
}

/** Copies the sources without build results, so that the tested Node builds the apps again. */
async function copySources(dir: string): Promise<void> {
  const made = new Set(['.git', '.local', '.site', 'node_modules', 'dist']);
  await cp(repositoryRoot, dir, {
    recursive: true,
    filter: (source) => !made.has(path.basename(source)),
  });
  await makeWritable(dir);
}

async function tryStart({ version, dir, env }: Copy): Promise<TestTally> {
  const title = `npm start on Node ${version}`;
  const command = ['tools/scripts/run.mjs', 'start'];
  const child = spawn('node', command, { cwd: dir, env, timeout: timeoutMs });
  const end = waitForProcessEnd(child);
  const isReady =
    (await says(child.stdout, 'Site ready:')) && (await isServed(env['SITE_PORT'], '/about'));
  child.kill('SIGTERM');
  const { exitCode, output } = await end;
  if (isReady && exitCode === 0) {
    console.log(`✓ ${title}`);
    return { ...emptyTestTally, passed: 1 };
  }
  console.error(`✗ ${title}\n${output.trim()}`);
  return failedTestTally(`Failed: ${title}`);
}

/**
 * Waits for a text in the process's output. @returns true once the text is printed, or false if the output ends without
 * the text
 */
function says(output: Readable, words: string): Promise<boolean> {
  return new Promise((resolve) => {
    output.on('data', (chunk) => String(chunk).includes(words) && resolve(true));
    output.once('close', () => resolve(false));
  });
}

async function isServed(port: string | undefined, address: string): Promise<boolean> {
  const url = `http://localhost:${port}${address}`;
  const answer = await fetch(url).catch(() => undefined);
  return answer?.status === 200;
}

async function tryUnitTests({ version, dir, env }: Copy): Promise<TestTally> {
  const child = spawn('node', ['tools/scripts/run.mjs', 'test:unit', '--project=*'], {
    cwd: dir,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const run = {
    title: 'Unit tests',
    exitCode: (await waitForProcessEnd(child)).exitCode,
    file: path.join(dir, '.local/reports/unit.json'),
  };
  const tally = await countTestReport(run, (report: UnitTestReport) =>
    countUnitTests(report, { root: dir }),
  );
  return { ...tally, failures: tally.failures.map((line) => `Node ${version}: ${line}`) };
}
