import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { chmod, copyFile, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '@torsa/node-lib/settings';
import { makeWritable } from '@torsa/node-lib/testing/make-writable';
import { tempFolder } from '@torsa/node-lib/testing/temp-folder';
import { beforeEach, describe, expect, test } from 'vitest';
import manifest from '../../../package.json' with { type: 'json' };

/** The commands. Each one is also a script of package.json. */
const commandNames = Object.keys(manifest.scripts);

let clone: string;
let bin: string;

/** A clone of the repository with the files that `run.mjs` needs, and a fake `npx`. */
beforeEach(async () => {
  clone = await tempFolder();
  bin = await tempFolder();
  await mkdir(path.join(clone, 'tools/scripts/src'), { recursive: true });
  for (const file of ['tools/scripts/run.mjs', 'tools/scripts/src/commands.ts']) {
    await copyFile(path.join(repositoryRoot, file), path.join(clone, file));
  }
  for (const file of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml']) {
    await copyFile(path.join(repositoryRoot, file), path.join(clone, file));
  }
  await makeWritable(clone);
  const lib = path.join(repositoryRoot, 'tools/node-lib');
  await fakeNpx(
    `mkdir -p node_modules/@torsa; ln -sfn "${lib}" node_modules/@torsa/node-lib; echo "$@" >> calls`,
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

/** The Node package for this machine. `package.json` has one for each platform. */
function nodePackage(): string {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  return Object.keys(manifest.optionalDependencies).find((name) =>
    name.endsWith(`-${platform}-${process.arch}`),
  ) as string;
}

/** A fake Node of the project: a shell script in the package that `run.mjs` looks for. */
async function fakeNode(script: string): Promise<string> {
  const folder = path.join(clone, 'node_modules', nodePackage());
  await mkdir(path.join(folder, 'bin'), { recursive: true });
  await writeFile(
    path.join(folder, 'package.json'),
    JSON.stringify({ version: '99.0.0', bin: { node: 'bin/node' } }),
  );
  const file = path.join(folder, 'bin/node');
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o755);
  return file;
}

describe('run.mjs: the version of Node', () => {
  test('run.mjs refuses to run on Node 17.9.1 and installs nothing', async () => {
    const before = await readdir(clone);
    expect(run(['start'], await pretend('17.9.1'))).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'Torsa needs Node 18.0 or later, but this is Node 17.9.1. Install a newer Node from https://nodejs.org.\n',
    });
    expect(await readdir(clone)).toEqual(before);
    expect(await calls()).toEqual([]);
  });

  test.each(['18.0.0', '20.20.2', '24.11.1'])(
    "Node %s runs the command with the project's Node",
    async (version) => {
      const file = await fakeNode('echo "$@"; echo "$PATH"; exit 7');
      const { status, stdout } = run(['start', '--demo'], await pretend(version));
      const [, command, searched] = stdout.split('\n');
      expect(command).toBe(`${path.join(clone, 'tools/scripts/run.mjs')} start --demo`);
      expect(searched?.startsWith(`${path.dirname(file)}${path.delimiter}`)).toBe(true);
      expect(status).toBe(7);
    },
  );

  test('run.mjs explains that the installed Node does not accept NODE_OPTIONS', async () => {
    await fakeNode('exit 9');
    const { status, stderr } = run(['start'], undefined, { NODE_OPTIONS: '--no-warnings' });
    expect(status).toBe(9);
    expect(stderr).toBe(
      'Node 99.0.0, which Torsa installs, does not accept NODE_OPTIONS="--no-warnings". Remove that option.\n',
    );
  });

  test("run.mjs exits with 128 plus the signal's number when a signal ended the command", async () => {
    await fakeNode('kill -TERM $$');
    expect(run(['start']).status).toBe(143);
  });

  test.each(['SIGTERM', 'SIGINT'] as const)(
    'run.mjs forwards %s, so that the command ends cleanly',
    async (signal) => {
      // The command ends after a minute, so a failed test leaves no process behind.
      await fakeNode(
        `trap 'echo ended; exit 0' TERM; trap '' INT; echo ready; for i in $(seq 600); do sleep 0.1; done`,
      );
      const child = spawn(process.execPath, [path.join(clone, 'tools/scripts/run.mjs'), 'start'], {
        env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH']}` },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      let output = '';
      child.stdout.on('data', (data) => {
        output += data;
        if (String(data).includes('ready')) child.kill(signal);
      });
      const [code] = await once(child, 'close');
      expect(output).toContain('ended');
      expect(code).toBe(0);
    },
  );

  test('run.mjs requires Node 22.18 or later on a platform for which npm has no pinned Node', async () => {
    expect(run(['nonsense'], await pretend('22.17.0')).stderr).toBe(
      'Torsa needs Node 22.18 or later, but this is Node 22.17.0. Install a newer Node from https://nodejs.org.\n',
    );
    expect(run(['nonsense'], await pretend('22.18.0')).stderr).toContain('is not a command');
  });

  test("run.mjs uses the machine's Node when the installed Node package cannot start", async () => {
    const file = await fakeNode('');
    await writeFile(file, 'no program');
    await chmod(file, 0o644);
    expect(run(['nonsense']).stderr).toContain('is not a command');
  });

  test('the lockfile contains the checksum of .pnpmfile.mjs, without which pnpm refuses to install', async () => {
    const hash = createHash('sha256').update(
      await readFile(path.join(repositoryRoot, '.pnpmfile.mjs')),
    );
    expect(await readFile(path.join(repositoryRoot, 'pnpm-lock.yaml'), 'utf8')).toContain(
      `\npnpmfileChecksum: sha256-${hash.digest('base64')}\n`,
    );
  });

  test('the lockfile pins the Node packages of all platforms to one version', async () => {
    const lockfile = await readFile(path.join(repositoryRoot, 'pnpm-lock.yaml'), 'utf8');
    for (const name of Object.keys(manifest.optionalDependencies)) {
      expect(lockfile).toMatch(
        new RegExp(
          `\n  ${name}@26\\.10\\.0:\n    resolution: \\{integrity: sha512-.+\\}\n    cpu: \\[.+\\]\n    os: \\[`,
        ),
      );
    }
  });
});

describe('run.mjs: installation', () => {
  // The clone has no commands. These tests check only the installation before the command.
  beforeEach(() => fakeNpx('mkdir -p node_modules; echo "$@" >> calls'));

  test('run.mjs installs the dependencies once, with the pinned pnpm and the lockfile, and again after a change of its inputs', async () => {
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

  test('run.mjs prints the reason of a failed installation and retries the installation at the next start', async () => {
    await fakeNpx('echo "no space left" >&2; exit 1');
    for (const attempt of ['first', 'second']) {
      const { status, stderr } = run(['nonsense']);
      expect(status, attempt).toBe(1);
      expect(stderr, attempt).toBe('The dependencies could not be installed.\nno space left\n\n');
    }
  });
});

describe('run.mjs: the environment of a shell', () => {
  /** The variables in the environment of the command. */
  async function seen(env: NodeJS.ProcessEnv): Promise<Record<string, string>> {
    const commands = path.join(clone, 'tools/scripts/src/commands.ts');
    const names = ['NODE_ENV', 'NO_PROXY', 'no_proxy', 'GIT_DIR', 'GIT_INDEX_FILE'];
    await writeFile(
      commands,
      `export const runNamedNpmScript = () => console.log(JSON.stringify(process.env, ${JSON.stringify(names)}));`,
    );
    run(['nonsense']);
    return JSON.parse(run(['nonsense'], undefined, env).stdout);
  }

  const local = 'localhost,127.0.0.1,::1';

  test.each([
    ['NODE_ENV', { NODE_ENV: 'production' }, local],
    ['the repository of a Git hook', { GIT_DIR: '.git', GIT_INDEX_FILE: '.git/index' }, local],
    ['a proxy', { http_proxy: 'http://127.0.0.1:9' }, local],
    ['hosts without a proxy', { NO_PROXY: '.example.org' }, `.example.org,${local}`],
    ['no proxy for any host', { no_proxy: '*' }, undefined],
  ])(
    'run.mjs keeps %s in the shell from affecting tools and local servers',
    async (_, env, noProxy) => {
      const found = await seen({ NO_PROXY: undefined, no_proxy: undefined, ...env });
      expect(found).not.toHaveProperty('NODE_ENV');
      if (noProxy === undefined) expect(found).toMatchObject(env);
      else expect(found).toEqual({ NO_PROXY: noProxy, no_proxy: noProxy });
    },
  );

  test.each([
    ['C# projects', '#'],
    ['100%', '%'],
    ['why?', '?'],
    ['a*', '*'],
    ['new!', '!'],
    ['node_modules/torsa', 'node_modules'],
  ])(
    'run.mjs refuses to run in the folder “%s” and installs nothing',
    async (name, unsupported) => {
      const folder = path.join(bin, name);
      await mkdir(path.dirname(folder), { recursive: true });
      await rename(clone, folder);
      clone = folder;
      const { status, stderr } = run(['start']);
      expect(status).toBe(1);
      expect(stderr).toBe(
        `Torsa cannot run in ${folder}, because its tools do not support "${unsupported}" in a path. Move the repository to another folder.\n`,
      );
      expect(await calls()).toEqual([]);
    },
  );

  test('run.mjs reports that the folder for temporary files is missing', () => {
    expect(run(['nonsense'], undefined, { TMPDIR: '/nowhere' })).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'The folder for temporary files, /nowhere, does not exist or is read-only. Set TMPDIR to another folder.\n',
    });
  });
});

test('run.mjs stores compiled code for the next command, unless NODE_COMPILE_CACHE is set', async () => {
  run(['nonsense'], undefined, { NODE_COMPILE_CACHE: path.join(bin, 'compiled') });
  await expect(readdir(path.join(clone, 'node_modules/.cache'))).rejects.toThrow('ENOENT');
  expect(await readdir(path.join(bin, 'compiled'))).not.toEqual([]);
  run(['nonsense'], undefined, { NODE_COMPILE_CACHE: undefined });
  expect(await readdir(path.join(clone, 'node_modules/.cache/node'))).not.toEqual([]);
});

describe('run.mjs: commands', () => {
  test.each([
    [['nonsense'], '"nonsense" is not a command'],
    [[], 'The command is missing'],
    [['toString'], '"toString" is not a command'],
  ])('run.mjs refuses the arguments %j and prints the list of commands', async (args, said) => {
    const { status, stderr } = run(args, await pretend('24.0.0'));
    expect(status).toBe(1);
    expect(stderr).toBe(`${said}. The commands are ${commandNames.join(', ')}.\n`);
  });
});
