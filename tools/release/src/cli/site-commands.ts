import { readFile } from 'node:fs/promises';
import { configure } from '../commands/configure.ts';
import { prune } from '../commands/prune.ts';
import { parseJson } from '../store/read-json.ts';
import { StoreError } from '../store/store.ts';
import { changeData, changeText } from './describe-change.ts';
import {
  type Answer,
  type CommonOptions,
  changeOptions,
  numberBetween,
  type ReleaseContext,
  releaseCommand,
  storeOf,
} from './release-context.ts';

type Answering = (answer: Answer) => void;

interface ConfigureOptions extends CommonOptions {
  readonly file?: string;
  readonly siteUrl?: string;
  readonly backendUrl?: string;
  readonly publishableKey?: string;
  readonly staffEmailDomain?: string;
}

/** `configure`: sets what differs between staging and production. */
export function configureCommand(context: ReleaseContext, answer: Answering) {
  return releaseCommand(
    'configure',
    'set the site config, and write the documents with it',
    context,
  )
    .option('--file <json>', 'a file with fields of the site config')
    .option('--site-url <url>', 'where the site is: https://torsa.example')
    .option('--backend-url <url>', 'where the Supabase API is')
    .option('--publishable-key <key>', "the backend's public key")
    .option('--staff-email-domain <domain>', 'of the sign-in addresses of staff')
    .addHelpText('after', '\nFields that are not named stay. Options win over the file.')
    .action(async (options: ConfigureOptions) => {
      const result = await configure(
        await storeOf(options),
        await fieldsOf(options),
        changeOptions(options, context),
      );
      const { siteConfig, change } = result;
      const text = change
        ? changeText('The site config is set', change, options)
        : 'The site config waits for the first publish';
      answer({
        data: { ...(change ? changeData(change, options) : {}), siteConfig },
        text: `${text}\n${JSON.stringify(siteConfig, null, 2)}`,
      });
    });
}

async function fieldsOf(options: ConfigureOptions): Promise<Record<string, unknown>> {
  const { file, siteUrl, backendUrl, publishableKey, staffEmailDomain } = options;
  const given = { siteUrl, backendUrl, publishableKey, staffEmailDomain };
  const fromFile = file ? await readJsonFile(file) : {};
  const fields = Object.entries(given).filter(([, value]) => value !== undefined);
  return { ...(fromFile as object), ...Object.fromEntries(fields) };
}

async function readJsonFile(file: string): Promise<unknown> {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new StoreError(`${file} cannot be read.`, { cause });
  });
  return parseJson(bytes, file);
}

/** `prune`: deletes old versions. */
export function pruneCommand(context: ReleaseContext, answer: Answering) {
  return releaseCommand('prune', 'delete the files of old versions', context)
    .option('--keep <n>', 'newest versions of each app that stay', numberBetween(0, 10_000), 5)
    .option('--days <m>', 'versions published in so many days stay', numberBetween(0, 10_000), 30)
    .addHelpText(
      'after',
      '\nWhat is live, previous or a canary always stays. A tab that was opened before keeps its versions only\n' +
        'while their files are there: let --days be longer than any tab stays open.',
    )
    .action(async (options: CommonOptions & { keep: number; days: number }) => {
      const { removed } = await prune(
        await storeOf(options),
        { keep: options.keep, days: options.days },
        changeOptions(options, context),
      );
      const names = removed.map(({ app, version }) => `${app}@${version}`);
      const verb = options.dryRun ? 'Would delete' : 'Deleted';
      answer({
        data: { dryRun: options.dryRun ?? false, removed },
        text: names.length > 0 ? `${verb} ${names.join(', ')}` : 'Nothing to delete',
      });
    });
}
