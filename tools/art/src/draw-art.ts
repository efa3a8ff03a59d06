import { stat } from 'node:fs/promises';
import path from 'node:path';
import { CommandError } from '@torsa/node-lib/command-error';
import { drawIcons } from './icons/draw-icons.ts';
import { drawOg } from './og/draw-og.ts';
import { ogPageNames, ogPages, sceneOf } from './og/og-pages.ts';
import type { OgPageName } from './og/og-texts.en.ts';
import { writeVariants } from './output/encode.ts';
import { folders } from './output/folders.ts';
import { heroIds, type Kind, kinds } from './output/kinds.ts';
import { bright, quiet, renderScene } from './output/render-scene.ts';
import { bakeLight } from './render/light.ts';
import type { SceneId } from './scenes/scenes.ts';
import { scenes } from './scenes/scenes.ts';

/**
 * `art`: draws all pictures of the site. `art <service …>`: those of these services, which takes minutes for each.
 * `art og [page …]`: pictures of links alone, over the landscapes that are there. The same code draws the same files.
 */
export async function drawArt(names: readonly string[]): Promise<void> {
  const [what, ...pages] = names;
  if (what === 'og') return report(await drawLinkPictures(pages));
  const all = Object.keys(scenes) as SceneId[];
  const unknown = names.filter((name) => !Object.hasOwn(scenes, name));
  if (unknown.length > 0) {
    throw new CommandError(
      `There is no picture of ${unknown.join(', ')}. There are: ${all.join(', ')}, and og for links to pages.`,
    );
  }
  await report(await drawIcons(folders.icons));
  for (const id of all.filter((id) => names.length === 0 || names.includes(id))) {
    await report(await drawService(id));
  }
  await report(await drawLinkPictures(ogPageNames.filter((page) => isOf(names, page))));
}

/** Whether the landscape of a page is one of these, or all are wanted. */
function isOf(ids: readonly string[], page: OgPageName): boolean {
  return ids.length === 0 || ids.includes(sceneOf[page]);
}

/** @param names of pages; without any, of all. */
async function drawLinkPictures(names: readonly string[]): Promise<readonly string[]> {
  const unknown = names.filter((name) => ogPageNames.every((page) => page !== name));
  if (unknown.length > 0) {
    throw new CommandError(
      `${unknown.join(', ')} has no words for a picture in tools/art/src/og/og-texts.en.ts. There are: ${ogPageNames.join(', ')}.`,
    );
  }
  return Promise.all(
    ogPages.filter(({ name }) => names.length === 0 || names.includes(name)).map(drawOg),
  );
}

async function drawService(id: SceneId): Promise<readonly string[]> {
  const scene = scenes[id]();
  const light = bakeLight(scene.relief);
  const write = (kind: Kind, picture: Parameters<typeof writeVariants>[0]) =>
    writeVariants(
      picture,
      path.join(folders.pictures, id, kind),
      kinds[kind].variants,
      kinds[kind],
    );
  const wide = renderScene(scene, light, 'wide');
  const files = [...(await write('banner', bright(wide)))];
  files.push(...(await write('card', bright(renderScene(scene, light, 'card')))));
  if (!heroIds.includes(id)) return files;
  files.push(...(await write('hero-wide', quiet(wide, 'wide'))));
  files.push(...(await write('hero-tall', quiet(renderScene(scene, light, 'tall'), 'tall'))));
  return files;
}

async function report(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const { size } = await stat(file);
    console.log(`${(size / 1024).toFixed(1).padStart(7)} KB  ${path.relative(folders.root, file)}`);
  }
}
