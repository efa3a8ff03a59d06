import { help, readOptions } from './options.ts';

type Run = (args: readonly string[]) => Promise<void>;

/** Measurements with options of their own, and what else there is to run. */
const commands: Readonly<Record<string, () => Promise<Run>>> = {
  scale: async () => (await import('./scale/main.ts')).run,
  server: async () => (await import('./server/main.ts')).run,
  soak: async () => (await import('./soak/main.ts')).run,
  report: async () => (await import('./report/write-documentation.ts')).writeDocumentation,
};

/** `bench [options]` measures the site; `bench <command> …` runs one of {@link commands}. */
export async function runBench(args: readonly string[]): Promise<void> {
  const [name = '', ...rest] = args;
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (load) {
    const run = await load();
    return run(rest);
  }
  if (args.includes('--help')) {
    console.log(`${help}\n\nCommands: ${Object.keys(commands).join(', ')}`);
    return;
  }
  const { measureSite } = await import('./measure-site.ts');
  await measureSite(readOptions(args));
}
