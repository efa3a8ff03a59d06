import type { HostBundle } from '@torsa/shared/contract/host-bundle';
import { languages } from '@torsa/shared/i18n/languages';
import { jsonBytes } from '../store/read-json.ts';
import { siteKeys } from '../store/site-keys.ts';

/** What the host has at the root of the site besides documents, by key, each marked with its generation. */
export function rootFiles(
  { rootIcon, webManifest }: HostBundle,
  generation: number,
): readonly (readonly [key: string, bytes: Buffer])[] {
  return [
    [siteKeys.rootIcon, markedIcon(rootIcon, generation)],
    ...languages.map(
      (language) =>
        [
          siteKeys.webManifest(language),
          jsonBytes({ generation, ...webManifest(language) }),
        ] as const,
    ),
  ];
}

/** A table at its beginning says where the pictures of an icon are: nobody reads what follows them. */
function markedIcon(icon: Uint8Array, generation: number): Buffer {
  return Buffer.concat([icon, Buffer.from(`\n<!-- generation ${generation} -->\n`)]);
}
