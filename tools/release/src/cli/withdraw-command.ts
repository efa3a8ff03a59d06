import { withdraw } from '../commands/withdraw.ts';
import type { CommandLine, CommonOptions } from './command-line.ts';

/** `withdraw`: takes a remote out of the site. */
export function withdrawCommand(line: CommandLine) {
  return line
    .command('withdraw', 'take a remote out of the site: its pages, documents and addresses')
    .argument('<app>', 'name of a remote')
    .option('--even-if-linked', 'also when releases of other apps link to its pages')
    .addHelpText('after', '\nIts files stay until "prune"; "publish" or "rollback" brings it back.')
    .action((app: string, options: CommonOptions & { evenIfLinked?: boolean }) => {
      const { evenIfLinked = false } = options;
      return line.change(
        options,
        (store, how) => withdraw(store, app, { ...how, evenIfLinked }),
        ({ version }) => ({
          text: version ? `${app} is withdrawn (it was ${version})` : `${app} is withdrawn`,
          data: { app, version: version ?? null },
        }),
      );
    });
}
