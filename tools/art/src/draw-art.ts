import { stat } from 'node:fs/promises';
import path from 'node:path';
import { knownNames } from '@torsa/node-lib/known-names';
import { drawIcons } from './icons/draw-icons.ts';
import { drawOg } from './og/draw-og.ts';
import { type OgPage, ogPageNames, ogPages } from './og/og-pages.ts';
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
  if (what === 'og') {
    knownNames('picture of a link to', pages, ogPageNames);
    return report(await drawLinkPictures(({ name }) => isOf(pages, name)));
  }
  const all = Object.keys(scenes) as SceneId[];
  knownNames('picture of', names, all);
  await report(await drawIcons(folders.icons));
  for (const id of all.filter((id) => isOf(names, id))) await report(await drawService(id));
  await report(await drawLinkPictures(({ scene }) => isOf(names, scene)));
}

/** Whether a name is one of these, or all are wanted. */
function isOf(wanted: readonly string[], name: string): boolean {
  return wanted.length === 0 || wanted.includes(name);
}

function drawLinkPictures(isWanted: (page: OgPage) => boolean): Promise<readonly string[]> {
  return Promise.all(ogPages.filter(isWanted).map(drawOg));
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
