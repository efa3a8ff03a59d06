import { type ChangeOptions, type ChangeResult, changeSite } from '../change/change-site.ts';
import { GateRefusal } from '../gate/gate.ts';
import { linksTo } from '../gate/links-to.ts';
import { readRegistry } from '../registry/read-registry.ts';
import { type SiteDraft, withoutRemote } from '../registry/site-draft.ts';
import { publishedVersions } from '../releases/published-versions.ts';
import { ReleaseError, type ReleaseSource } from '../releases/release.ts';
import { storedReleases } from '../releases/stored-release.ts';
import type { Store } from '../store/store.ts';

export interface WithdrawOptions extends ChangeOptions {
  /** Also when other releases link to its pages: these links lead nowhere then. */
  readonly evenIfLinked?: boolean;
}

export interface Withdrawn extends ChangeResult {
  readonly app: string;
  /** What was live; undefined when it was withdrawn before. */
  readonly version: string | undefined;
}

/**
 * Takes a remote out of the site: its pages, documents and addresses. Its files stay until they are pruned, so tabs that
 * are open go on, and publishing or rolling back brings it back.
 * @throws {GateRefusal} for the host, and naming each release that links to it. @throws {ReleaseError} for an unknown app.
 */
export async function withdraw(
  store: Store,
  app: string,
  { evenIfLinked = false, ...options }: WithdrawOptions = {},
): Promise<Withdrawn> {
  if (app === 'host') {
    throw new GateRefusal(['The host cannot be withdrawn: every document is made by it.']);
  }
  await readRegistry(store);
  let version: string | undefined;
  const decide = async (current: SiteDraft, source: ReleaseSource) => {
    version = current.remotes[app]?.live.version;
    if (version === undefined) {
      // The command may be repeated after it was cut short, to remove the documents.
      if ((await publishedVersions(store, app)).length > 0) return current;
      throw new ReleaseError(`${app} is not published: "status" shows what is.`);
    }
    const links = evenIfLinked ? [] : await linksTo(store, current, app, source);
    if (links.length > 0) throw new GateRefusal(links);
    return withoutRemote(current, app);
  };
  const event = () => ({
    action: 'withdraw' as const,
    releases: version === undefined ? [] : [{ app, version }],
  });
  const result = await changeSite(store, { source: storedReleases(store), decide, event }, options);
  return { ...result, app, version };
}
