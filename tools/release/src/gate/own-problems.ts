import path from 'node:path';
import { isAssetFilename } from '@torsa/shared/build/assets';
import type { ManifestPage, ReleaseManifest } from '@torsa/shared/contract/release-manifest';
import { mainLanguage } from '@torsa/shared/i18n/languages';
import { type AppRelease, formatReleaseName } from '../releases/release.ts';

/** Finds problems of a release that do not depend on other releases: too large files and missing files. */
export function findReleaseProblems(release: AppRelease): readonly string[] {
  const { manifest } = release;
  const name = formatReleaseName(release);
  const lost = namedFiles(manifest).filter((name) => !manifest.files[name]);
  return [
    ...[...new Set(lost)].map(
      (file) => `${name} names the file "${file}", which it lacks. Build the app again.`,
    ),
    ...entryProblems(name, manifest),
    ...budgetProblems(name, manifest),
  ];
}

/** Checks that each navigation link leads to a path of its page and has a label in every language of the remote. */
function entryProblems(name: string, manifest: ReleaseManifest): readonly string[] {
  if (manifest.kind === 'host') return [];
  const translated = manifest.pages.flatMap(({ translations = {} }) => Object.keys(translations));
  const wanted = [...new Set([mainLanguage, ...translated])];
  return manifest.pages.flatMap(({ id, paths, nav = [] }) =>
    nav.flatMap(({ slot, path, label }) => [
      ...(paths.includes(path)
        ? []
        : [
            `${name} has an entry of "${id}" in ${slot} that leads to ${path}, which is none of the page's paths (${paths.join(', ')}): name one of them in its "path".`,
          ]),
      ...wanted
        .filter((language) => !label[language])
        .map(
          (language) =>
            `${name} has an entry for ${path} in ${slot} without a label in "${language}", which the remote has: add it to the row "${id}".`,
        ),
    ]),
  );
}

function namedFiles(manifest: ReleaseManifest): readonly string[] {
  const pages = manifest.kind === 'remote' ? manifest.pages : [];
  const development = manifest.kind === 'host' ? [manifest.development] : [];
  return [...manifest.initial, ...development, ...pages.flatMap(pageFiles)];
}

function pageFiles({ files, translations = {} }: ManifestPage): readonly string[] {
  return [...files, ...Object.values(translations).flat()];
}

function budgetProblems(name: string, manifest: ReleaseManifest): readonly string[] {
  const names = Object.keys(manifest.files).filter((name) => !isForDevelopment(manifest, name));
  const sizeOf = (some: readonly string[]) =>
    some.reduce((sum, name) => sum + (manifest.files[name]?.bytes ?? 0), 0);
  const scripts = sizeOf(names.filter((name) => !isAssetFilename(name)));
  const assets = sizeOf(names.filter(isAssetFilename));
  return [
    ...overBudget(name, 'scripts', scripts, 'budget', manifest.budget),
    ...overBudget(name, 'images and fonts', assets, 'assetBudget', manifest.assetBudget ?? 0),
  ];
}

function overBudget(
  name: string,
  what: string,
  size: number,
  option: string,
  budget: number,
): readonly string[] {
  if (size <= budget) return [];
  return [
    `${name} has ${formatKilobytes(size)} of ${what}, and its budget is ${formatKilobytes(budget)}. Make them smaller, or raise "${option}" in the app's rspack.config.ts.`,
  ];
}

/** Browsers load these files only for developers, so the files do not count toward the size budget. */
function isForDevelopment(manifest: ReleaseManifest, name: string): boolean {
  if (manifest.kind !== 'host') return false;
  return name.startsWith(`${path.posix.dirname(manifest.development)}/`);
}

function formatKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
