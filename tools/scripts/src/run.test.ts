import { spawnSync } from 'node:child_process';
import { chmod, copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '@torsa/node-lib/settings';
import { makeWritable } from '@torsa/node-lib/testing/make-writable';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { beforeEach, describe, expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };

/** Each is a script of package.json too. */
const commandNames = Object.keys(manifest.scripts);

let clone: string;
let bin: string;

/** A clone of the repository as far as `run.mjs` needs it, and an `npx` of our own. */
beforeEach(async () => {
  clone = await tempFolder();
  bin = await tempFolder();
  await mkdir(path.join(clone, 'tools/scripts/src'), { recursive: true });
  for (const file of ['tools/scripts/run.mjs', 'tools/scripts/src/commands.ts']) {
    await copyFile(path.join(root, file), path.join(clone, file));
  }
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    await copyFile(path.join(root, file), path.join(clone, file));
  }
  await makeWritable(clone);
  const tsx = path.join(root, 'node_modules/tsx');
  const lib = path.join(root, 'tools/node-lib');
  await fakeNpx(
    `mkdir -p node_modules/@torsa; ln -sfn "${tsx}" node_modules/tsx; ln -sfn "${lib}" node_modules/@torsa/node-lib; echo "$@" >> calls`,
  );
});

async function fakeNpx(script: string): Promise<void> {
  const file = path.join(bin, 'npx');
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o755);
}

function run(args: readonly string[], preload?: string, environment: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      ...(preload ? ['--require', preload] : []),
      path.join(clone, 'tools/scripts/run.mjs'),
      ...args,
    ],
    {
      cwd: bin,
      encoding: 'utf8',
      env: {
        ...process.env,
        ...environment,
        PATH: `${bin}${path.delimiter}${process.env['PATH']}`,
      },
    },
  );
  return { status, stdout, stderr };
}

async function pretend(version: string): Promise<string> {
  const file = path.join(bin, 'pretend.cjs');
  await writeFile(
    file,
    `const node = ${JSON.stringify(version)};
     Object.defineProperty(process, 'versions', { value: { ...process.versions, node } });`,
  );
  return file;
}

const calls = async () => {
  const text = await readFile(path.join(clone, 'calls'), 'utf8').catch(() => '');
  return text.split('\n').filter(Boolean);
};

describe('the version of Node', () => {
  test.each(['12.22.12', '20.18.3'])('%s is refused, and nothing else is done', async (version) => {
    const before = await readdir(clone);
    expect(run(['start'], await pretend(version))).toEqual({
      status: 1,
      stdout: '',
      stderr: `Torsa needs Node 20.19 or later, and this is Node ${version}. Install a newer one from https://nodejs.org.\n`,
    });
    expect(await readdir(clone)).toEqual(before);
    expect(await calls()).toEqual([]);
  });

  // The first that is enough is the one of the commands below.
  test('a newer one is enough', async () => {
    expect(run(['nonsense'], await pretend('24.11.1')).stderr).not.toContain('needs Node');
  });
});

describe('installing', () => {
  // What it is for is not there: only what is done before that is looked at.
  beforeEach(() => fakeNpx('mkdir -p node_modules; echo "$@" >> calls'));

  test('is done once, with the pinned pnpm and the lockfile, and again after a change of what it reads', async () => {
    expect(run(['nonsense']).stdout).toBe('Installing dependencies…\n');
    expect(run(['nonsense']).stdout).toBe('');
    const [call = '', ...others] = await calls();
    expect(call).toContain(`${manifest.packageManager} install --frozen-lockfile`);
    expect(others).toEqual([]);
    for (const [index, file] of ['pnpm-lock.yaml', 'pnpm-workspace.yaml'].entries()) {
      await writeFile(path.join(clone, file), '# changed');
      expect(run(['nonsense']).stdout, file).toBe('Installing dependencies…\n');
      expect(await calls()).toHaveLength(index + 2);
    }
  });

  test('that fails says why, and is tried again next time', async () => {
    await fakeNpx('echo "no space left" >&2; exit 1');
    for (const attempt of ['first', 'second']) {
      const { status, stderr } = run(['nonsense']);
      expect(status, attempt).toBe(1);
      expect(stderr, attempt).toBe('The dependencies could not be installed.\nno space left\n\n');
    }
  });
});

describe('the environment of a shell', () => {
  /** What the command finds in its environment. */
  async function seen(env: NodeJS.ProcessEnv): Promise<Record<string, string>> {
    const commands = path.join(clone, 'tools/scripts/src/commands.ts');
    const names = ['NODE_ENV', 'NO_PROXY', 'no_proxy'];
    await writeFile(
      commands,
      `export const runCommand = () => console.log(JSON.stringify(process.env, ${JSON.stringify(names)}));`,
    );
    run(['nonsense']);
    return JSON.parse(run(['nonsense'], undefined, env).stdout);
  }

  const local = 'localhost,127.0.0.1,::1';

  test.each([
    ['NODE_ENV', { NODE_ENV: 'production' }, local],
    ['a proxy', { http_proxy: 'http://127.0.0.1:9' }, local],
    ['hosts without a proxy', { NO_PROXY: '.example.org' }, `.example.org,${local}`],
    ['no proxy for any host', { no_proxy: '*' }, undefined],
  ])('%s does not reach the tools or what listens on this machine', async (_, env, noProxy) => {
    const found = await seen({ NO_PROXY: undefined, no_proxy: undefined, ...env });
    expect(found).not.toHaveProperty('NODE_ENV');
    if (noProxy === undefined) expect(found).toMatchObject(env);
    else expect(found).toEqual({ NO_PROXY: noProxy, no_proxy: noProxy });
  });

  test('a folder for temporary files that does not exist is named', () => {
    expect(run(['nonsense'], undefined, { TMPDIR: '/nowhere' })).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'The folder for temporary files, /nowhere, does not exist or is read-only. Name another one with TMPDIR.\n',
    });
  });
});

describe('commands', () => {
  test.each([
    [['nonsense'], '"nonsense"'],
    [[], 'Nothing'],
    [['toString'], '"toString"'],
  ])('%j is none, and the message says which there are', async (args, said) => {
    const { status, stderr } = run(args, await pretend('20.19.0'));
    expect(status).toBe(1);
    expect(stderr).toBe(`${said} is not a command. There are: ${commandNames.join(', ')}.\n`);
  });
});
