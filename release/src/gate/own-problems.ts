import path from 'node:path';
import type { ReleaseManifest } from '@torsa/shared/contract/release-manifest';
import { type Release, releaseName } from '../releases/release.ts';

/** What is wrong with a release whatever else is on the site: its size, and files that it names and lacks. */
export function ownProblems(release: Release): readonly string[] {
  const { manifest } = release;
  const who = releaseName(release);
  const lost = namedFiles(manifest).filter((name) => !manifest.files[name]);
  return [
    ...[...new Set(lost)].map(
      (name) => `${who} names the file "${name}", which it lacks: build the app again.`,
    ),
    ...budgetProblem(who, manifest),
  ];
}

function namedFiles(manifest: ReleaseManifest): readonly string[] {
  const pages = manifest.kind === 'remote' ? manifest.pages : [];
  const development = manifest.kind === 'host' ? [manifest.development] : [];
  return [...manifest.initial, ...development, ...pages.flatMap(({ files }) => files)];
}

function budgetProblem(who: string, manifest: ReleaseManifest): readonly string[] {
  const size = Object.entries(manifest.files)
    .filter(([name]) => !isForDevelopment(manifest, name))
    .reduce((sum, [, { bytes }]) => sum + bytes, 0);
  if (size <= manifest.budget) return [];
  return [
    `${who} has ${kilobytes(size)} of browser files, and its budget is ${kilobytes(manifest.budget)}. Make it smaller, or raise the budget in the app's rspack.config.ts.`,
  ];
}

/** Only those who work on a remote load these. */
function isForDevelopment(manifest: ReleaseManifest, name: string): boolean {
  if (manifest.kind !== 'host') return false;
  return name.startsWith(`${path.posix.dirname(manifest.development)}/`);
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
