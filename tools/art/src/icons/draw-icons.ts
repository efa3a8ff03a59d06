import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { encodeIcoFile } from './ico.ts';
import { renderSquareIconSvg, renderTabIconSvg } from './icon-svg.ts';

/**
 * The width of the logo as a fraction of the icon's side length. The logo must fit into the circle to which Android
 * crops an icon.
 */
const maskable = 0.6;
const tile = 0.78;

const tiles = [
  { name: 'apple-touch-icon.png', size: 180, share: tile },
  { name: 'icon-192.png', size: 192, share: tile },
  { name: 'icon-512.png', size: 512, share: tile },
  { name: 'icon-maskable-512.png', size: 512, share: maskable },
] as const;

const tab = { svg: 'favicon.svg', ico: 'favicon.ico' } as const;

export const logoIconNames: readonly string[] = [
  tab.svg,
  tab.ico,
  ...tiles.map(({ name }) => name),
];

/** Writes the logo files for browser tabs, home screens and the web manifest. @returns the file paths. */
export async function writeLogoIconFiles(folder: string): Promise<readonly string[]> {
  await mkdir(folder, { recursive: true });
  const files = new Map<string, Buffer>([[tab.svg, Buffer.from(renderTabIconSvg)]]);
  const small = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, png: await png(renderTabIconSvg, size) })),
  );
  files.set(tab.ico, encodeIcoFile(small));
  for (const { name, size, share } of tiles)
    files.set(name, await png(renderSquareIconSvg(share), size));
  for (const [name, data] of files) await writeFile(path.join(folder, name), data);
  return [...files.keys()].map((name) => path.join(folder, name));
}

function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: 72 * 16 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true, quality: 100 })
    .toBuffer();
}
