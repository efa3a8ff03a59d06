import { stat } from 'node:fs/promises';
import path from 'node:path';
import { drawIcons } from './icons/draw-icons.ts';
import { drawOg } from './og/draw-og.ts';
import { ogPages } from './og/og-pages.ts';
import { writeVariants } from './output/encode.ts';
import { folders } from './output/folders.ts';
import { heroIds, type Kind, kinds } from './output/kinds.ts';
import { bright, quiet, renderScene } from './output/render-scene.ts';
import { bakeLight } from './render/light.ts';
import type { SceneId } from './scenes/scenes.ts';
import { scenes } from './scenes/scenes.ts';

/** Draws all pictures of the site, or those of the services named. The same code draws the same files. */
export async function drawArt(names: readonly string[]): Promise<void> {
  const all = Object.keys(scenes) as SceneId[];
  const unknown = names.filter((name) => !Object.hasOwn(scenes, name));
  if (unknown.length > 0) {
    throw new Error(`There is no picture of ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  }
  await report(await drawIcons(folders.icons));
  for (const id of all.filter((id) => names.length === 0 || names.includes(id))) {
    await report(await drawService(id));
  }
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
  const beside = quiet(wide, 'wide');
  const files = [...(await write('banner', bright(wide)))];
  for (const page of ogPages) {
    if (page.scene === id) files.push(await drawOg(page, beside, folders.linkPictures));
  }
  files.push(...(await write('card', bright(renderScene(scene, light, 'card')))));
  if (!heroIds.includes(id)) return files;
  files.push(...(await write('hero-wide', beside)));
  files.push(...(await write('hero-tall', quiet(renderScene(scene, light, 'tall'), 'tall'))));
  return files;
}

async function report(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const { size } = await stat(file);
    console.log(`${(size / 1024).toFixed(1).padStart(7)} KB  ${path.relative(folders.root, file)}`);
  }
}
