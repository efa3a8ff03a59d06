import { execFile, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { waitForProcessEnd } from '@torsa/node-lib/run-tool';
import { makeTempFolder } from '@torsa/node-lib/temp-folder';
import { chromiumArgs } from '../browser/browser-args.ts';

const run = promisify(execFile);

/** The user who runs the tests: a user that every system has, with a name, which PostgreSQL requires. */
const nobody = { uid: 65534, gid: 65534 };

const owner = `${nobody.uid}:${nobody.gid}`;

/** The folder of the installed npm packages, which tests never change. */
const packages = 'node_modules/.pnpm';

/** The caches in root's home folder that are copied, so that tests do not download the same files again. */
const keptOfHome = ['.npmrc', '.npm', '.cache/ms-playwright'];

/** Environment variables with root's name or folders, which the tests must not inherit. */
const rootsVariables =
  /^(XDG_\w+|SUDO_\w+|MAIL|npm_(?!config_(registry|(https_)?proxy|noproxy|ca|cafile|strict_ssl)$)\w+)$/i;

/** The folders of test results: reports, and traces of failed browser tests. */
const opening = ['--headless', ...chromiumArgs, '--dump-dom', 'about:blank'];

/** Time-out for the start of a program on a busy machine, in milliseconds. */
const tryTimeoutMs = 60_000;

/**
 * The path of the program must be absolute, because a process changes its working folder before it changes its user.
 */
const canWrite = 'fs.accessSync(process.argv[1], fs.constants.W_OK)';

export interface UnprivilegedCopy {
  readonly dir: string;
  readonly env: NodeJS.ProcessEnv;
  readonly user: typeof nobody;
  /** Copies the test results into the original repository and removes the copied repository. */
  readonly close: () => Promise<void>;
}

/**
 * Copies the repository and root's home folder for the user `nobody`.
 * @param chromium path of the browser that this user must be able to start.
 * @returns a problem text if the machine does not allow the copy.
 */
export async function makeUnprivilegedCopy(
  original: string,
  chromium?: string,
  home = homedir(),
): Promise<UnprivilegedCopy | { readonly problem: string }> {
  const folder = await makeTempFolder();
  const dir = path.join(folder.path, path.basename(original));
  const env = environment(folder.path);
  try {
    await copyEntries(original, dir, 'node_modules');
    await copyEntries(path.join(original, 'node_modules'), path.join(dir, 'node_modules'), '.pnpm');
    await copyHome(home, env.HOME);
    await mkdir(env.TMPDIR);
    await run('chown', ['-R', owner, folder.path]);
    await chmod(folder.path, 0o755);
    await linkPackages(path.join(original, packages), path.join(dir, packages));
    await tryProgram('node', ['--eval', canWrite, dir], dir, env);
    await tryProgram('npm', ['--version'], dir, env);
    if (chromium) {
      await tryProgram(chromium.replace(`${home}/`, `${env.HOME}/`), opening, dir, env);
    }
  } catch (error) {
    await folder.remove();
    return { problem: error instanceof Error ? error.message.trim() : String(error) };
  }
  return {
    dir,
    env,
    user: nobody,
    close: async () => {
      await bringBack(dir, original);
      await folder.remove();
    },
  };
}

function environment(folder: string) {
  const kept = Object.entries(process.env).filter(([name]) => !rootsVariables.test(name));
  return {
    ...Object.fromEntries(kept),
    HOME: path.join(folder, 'home'),
    TMPDIR: path.join(folder, 'tmp'),
    USER: 'nobody',
    LOGNAME: 'nobody',
  };
}

/** Copies all entries of a folder except one. Nothing is copied if the folder does not exist. */
async function copyEntries(from: string, to: string, left: string): Promise<void> {
  const names = (await readdir(from).catch(() => [])).filter((name) => name !== left);
  await mkdir(to, { recursive: true });
  if (names.length > 0) await run('cp', ['-a', ...names.map((name) => path.join(from, name)), to]);
}

/**
 * Hard-links the installed package files, because copying 40,000 files takes 12 s. A copy is made only where a link is
 * not possible.
 */
async function linkPackages(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  try {
    const { stdout } = await run('find', [
      from,
      '-type',
      'f',
      '!',
      '-perm',
      '-004',
      '-print',
      '-quit',
    ]);
    if (stdout !== '') throw new Error(`Other users cannot read the file ${stdout}`);
    await run('cp', ['-al', from, to]);
    await run('find', [to, '-type', 'd', '-exec', 'chown', owner, '{}', '+']);
  } catch {
    await rm(to, { recursive: true, force: true });
    await run('cp', ['-a', from, to]);
    await run('chown', ['-R', owner, to]);
  }
}

async function copyHome(from: string, to: string): Promise<void> {
  await mkdir(to);
  for (const name of keptOfHome) {
    const target = path.join(to, name);
    await mkdir(path.dirname(target), { recursive: true });
    // Skips a cache folder that this machine does not have.
    await run('cp', ['-a', path.join(from, name), target]).catch(() => {});
  }
}

/** Throws if the user `nobody` cannot start a program, for example because only root can enter its folder. */
async function tryProgram(
  command: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv,
): Promise<void> {
  const { exitCode, output } = await waitForProcessEnd(
    spawn(command, args, { cwd, env, ...nobody, timeout: tryTimeoutMs }),
  );
  if (exitCode === 0) return;
  throw new Error(`The user "nobody" cannot start ${command}. ${output}`);
}

/** Copies the test reports and the traces of failed browser tests. */
async function bringBack(copy: string, original: string): Promise<void> {
  const names = await readdir(path.join(copy, '.local')).catch(() => []);
  const runs = names.filter((name) => name.startsWith('e2e-'));
  for (const name of ['reports', ...runs.map((one) => `${one}/results`)]) {
    const target = path.join(original, '.local', name);
    await rm(target, { recursive: true, force: true });
    await mkdir(path.dirname(target), { recursive: true });
    // Ignores a missing folder of test results, because the tests may end before they write any.
    await run('cp', ['-R', path.join(copy, '.local', name), target]).catch(() => {});
  }
}
