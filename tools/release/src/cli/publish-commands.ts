import { InvalidArgumentError } from 'commander';
import { composeSiteDocuments } from '../commands/compose.ts';
import { createRemotePreview } from '../commands/preview.ts';
import { publishBuild } from '../commands/publish.ts';
import { findStagedBuild, stageBuild } from '../commands/stage-build.ts';
import { formatReleaseName } from '../releases/release.ts';
import { openSiteStore } from '../store/open-store.ts';
import type { CommonReleaseOptions, ReleaseCommandLine } from './command-line.ts';

interface PublishOptions extends CommonReleaseOptions {
  readonly from?: string;
  readonly incoming?: string;
  readonly forgetPrevious?: boolean;
}

export function definePublishCommand(line: ReleaseCommandLine) {
  return line
    .command('publish', 'make built apps live in one step')
    .argument('<app...>', 'names of apps: host, marketing, …')
    .option(
      '--from <folder>',
      "the app's folder, with a build in dist (default: the app of this repository)",
    )
    .option('--incoming <address>', 'publish the newest staged build of this store')
    .option('--forget-previous', "drop incompatible previous releases, including the host's")
    .addHelpText(
      'after',
      '\nThe gate first checks the new releases together with all live releases. Exit code 2 means that it refused them.\n' +
        'The same build has the same version, so a second publish changes nothing.',
    )
    .action(async (apps: string[], options: PublishOptions) => {
      const { from, incoming, forgetPrevious = false } = options;
      if (from && apps.length > 1)
        throw new InvalidArgumentError('--from needs the name of exactly one app.');
      if (from && incoming) throw new InvalidArgumentError('Use --from or --incoming, not both.');
      const builds = incoming ? await stagedBuilds(incoming, apps) : [];
      const folders = incoming
        ? builds.map(({ folder }) => folder)
        : apps.map((app) => line.appDir(app, from));
      await line.change(
        options,
        (store, how) => publishBuild(store, folders, { ...how, apps, forgetPrevious }),
        ({ releases }) => {
          const names = releases.map(formatReleaseName).join(', ');
          return { text: `${names} ${apps.length > 1 ? 'are' : 'is'} live`, data: { releases } };
        },
      );
      if (!options.dryRun) for (const { remove } of builds) await remove();
    });
}

async function stagedBuilds(address: string, apps: readonly string[]) {
  const incoming = await openSiteStore(address);
  return Promise.all(apps.map((app) => findStagedBuild(incoming, app)));
}

/** The command `hand-in` uploads a team's build to the store from which the publish job publishes builds. */
export function defineStageCommand(line: ReleaseCommandLine) {
  return line
    .command('hand-in', 'stage a build for the publish job, using upload-only credentials')
    .argument('<app>', 'name of an app')
    .requiredOption('--incoming <address>', 'the store of staged builds')
    .option(
      '--from <folder>',
      "the app's folder, with a build in dist (default: the app of this repository)",
    )
    .action(async (app: string, options: PublishOptions & { incoming: string }) => {
      const { from, incoming, dryRun = false } = options;
      const how = { dryRun, progress: line.report };
      const build = await stageBuild(
        await openSiteStore(incoming),
        app,
        line.appDir(app, from),
        how,
      );
      line.answer({
        data: { ...build, dryRun },
        text: `${formatReleaseName(build)} ${dryRun ? 'would be' : 'is'} staged at ${incoming}`,
      });
    });
}

/** The command `compose` writes the HTML documents that are older than registry.json. */
export function defineComposeCommand(line: ReleaseCommandLine) {
  return line
    .command('compose', 'write the documents that are older than the registry')
    .addHelpText(
      'after',
      '\nUse this command after an interrupted publish, when "status" lists old documents.',
    )
    .action((options: CommonReleaseOptions) =>
      line.change(options, composeSiteDocuments, () => ({
        text: 'The documents match the registry',
      })),
    );
}

export function definePreviewCommand(line: ReleaseCommandLine) {
  return line
    .command('preview', 'print a URL that shows a version in one browser tab')
    .argument('<app>', 'name of a remote')
    .argument('[version]', 'a published version (default: the newest)')
    .option('--from <folder>', 'upload the build in this app folder first, without making it live')
    .action(
      async (
        app: string,
        version: string | undefined,
        { store, dryRun = false, from }: CommonReleaseOptions & { from?: string },
      ) => {
        const given = { ...(from ? { from } : {}), ...(version ? { version } : {}) };
        const request = { app, ...line.sourceOf(app, given, 'a version or --from') };
        const options = { dryRun, progress: line.report };
        const result = await createRemotePreview(await openSiteStore(store), request, options);
        line.answer({ data: result, text: result.url });
      },
    );
}
