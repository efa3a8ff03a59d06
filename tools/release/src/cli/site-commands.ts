import { readFile } from 'node:fs/promises';
import { applySettings, pollSiteSettings } from '../commands/apply-settings.ts';
import { configureSite } from '../commands/configure.ts';
import { pruneStoredVersions } from '../commands/prune.ts';
import { describeError } from '../describe-error.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { readSiteConfig } from '../registry/site-config-files.ts';
import { openSiteStore } from '../store/open-store.ts';
import { parseJson } from '../store/read-json.ts';
import { SiteStoreError } from '../store/store.ts';
import { readAccessLog } from '../visits/read-access-log.ts';
import { storePageViews } from '../visits/store-page-views.ts';
import {
  type CommonReleaseOptions,
  chooseReleaseGate,
  createNumberOptionParser,
  formatSiteChangeAsJson,
  formatSiteChangeAsText,
  type ReleaseCommandLine,
} from './command-line.ts';

interface ConfigureOptions extends CommonReleaseOptions {
  readonly file?: string;
  readonly siteUrl?: string;
  readonly backendUrl?: string;
  readonly publishableKey?: string;
  readonly staffEmailDomain?: string;
}

/**
 * The command `configure` sets the site config (site URL, backend URL and so on), which differs between staging and
 * production.
 */
export function defineConfigureCommand(line: ReleaseCommandLine) {
  return line
    .command('configure', 'set the site config, and write it into the documents')
    .option('--file <json>', 'a file with fields of the site config')
    .option('--site-url <url>', 'address of the site, such as https://torsa.example')
    .option('--backend-url <url>', 'address of the Supabase API')
    .option('--publishable-key <key>', "the backend's public key")
    .option(
      '--staff-email-domain <domain>',
      'domain of the email addresses with which staff log in',
    )
    .addHelpText('after', '\nOther fields keep their values. Options override the file.')
    .action(async (options: ConfigureOptions) => {
      const { store, dryRun = false } = options;
      const how = { dryRun, progress: line.report, ...chooseReleaseGate(store) };
      const fields = await fieldsOf(options);
      const { siteConfig, change } = await configureSite(await openSiteStore(store), fields, how);
      const text = change
        ? formatSiteChangeAsText('The site config is set', change, dryRun)
        : 'The site config is stored, and the first publish uses it';
      line.answer({
        data: { ...(change ? formatSiteChangeAsJson(change, dryRun) : {}), siteConfig },
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
    throw new SiteStoreError(`${file} cannot be read.`, { cause });
  });
  return parseJson(bytes, file);
}

/** The command `settings` writes the founder's public settings into the HTML documents. */
export function defineApplySettingsCommand(line: ReleaseCommandLine) {
  return line
    .command('settings', "write the founder's settings into the documents")
    .option(
      '--every <seconds>',
      'repeat at this interval until the process ends',
      createNumberOptionParser(1, 3600),
    )
    .action(async (options: CommonReleaseOptions & { every?: number }) => {
      const apply = () =>
        line.change(options, applySettings, () => ({
          text: "The documents contain the founder's settings",
        }));
      if (options.every === undefined) return apply();
      const everyMs = options.every * 1000;
      const report = (error: unknown) => line.report(describeError(error));
      await pollSiteSettings(await openSiteStore(options.store), { apply, everyMs, report });
    });
}

/** The command `visits` adds the page views of an access log to the founder's Analytics page. */
export function defineCountPageViewsCommand(line: ReleaseCommandLine) {
  return line
    .command('visits', 'add the page views of an access log to Analytics')
    .argument('<access log>', 'a file in the combined format, plain or compressed with gzip')
    .addHelpText(
      'after',
      "\nSet SUPABASE_SERVICE_ROLE_KEY to the backend's service key. Views of the same log are counted only once.",
    )
    .action(async (file: string, { store: address, dryRun = false }: CommonReleaseOptions) => {
      const store = await openSiteStore(address);
      const views = await readAccessLog(file);
      const { SUPABASE_SERVICE_ROLE_KEY: key } = process.env;
      if (!dryRun) {
        if (!key)
          throw new SiteStoreError(
            'SUPABASE_SERVICE_ROLE_KEY is not set. Set it to the service key of the backend.',
          );
        await storePageViews(await readSiteConfig(store, await readRegistry(store)), key, views);
      }
      const { days, badLines } = views;
      const pages = [...days.values()].flatMap((day) => [...day.values()]);
      const count = pages.reduce((sum, one) => sum + one, 0);
      const bad = badLines > 0 ? `; ${badLines} invalid lines were skipped` : '';
      line.answer({
        data: { dryRun, days: days.size, views: count, badLines },
        text: `${dryRun ? 'Would add' : 'Added'} ${count} views on ${days.size} days${bad}`,
      });
    });
}

/** The command `prune` deletes the files of old app versions. */
export function definePruneCommand(line: ReleaseCommandLine) {
  return line
    .command('prune', 'delete the files of old versions')
    .option(
      '--keep <n>',
      'number of newest versions of each app to keep',
      createNumberOptionParser(0, 10_000),
      5,
    )
    .option(
      '--days <m>',
      'also keep versions of the last m days',
      createNumberOptionParser(0, 10_000),
      30,
    )
    .addHelpText(
      'after',
      '\nLive, previous and canary releases are never deleted. Open tabs still load files of old versions,\n' +
        'so choose more --days than tabs stay open.',
    )
    .action(async (options: CommonReleaseOptions & { keep: number; days: number }) => {
      const { store, dryRun = false, keep, days } = options;
      const how = { dryRun, progress: line.report, ...chooseReleaseGate(store) };
      const { removed } = await pruneStoredVersions(
        await openSiteStore(store),
        { keep, days },
        how,
      );
      const names = removed.map(({ app, version }) => `${app}@${version}`);
      const verb = dryRun ? 'Would delete' : 'Deleted';
      line.answer({
        data: { dryRun, removed },
        text: names.length > 0 ? `${verb} ${names.join(', ')}` : 'Nothing to delete',
      });
    });
}
