import { stat } from 'node:fs/promises';
import path from 'node:path';
import { parseKnownNames } from '@torsa/node-lib/check-names';
import { CommandError } from '@torsa/node-lib/command-error';
import { writeLogoIconFiles } from './icons/draw-icons.ts';
import { drawLinkPreviewPicture } from './og/draw-og.ts';
import {
  type LinkPreviewPicture,
  linkPreviewPageNames,
  linkPreviewPictures,
} from './og/og-pages.ts';
import { writePictureVariants } from './output/cut-picture.ts';
import { artOutputFolders } from './output/folders.ts';
import { illustratedServices } from './output/picture-kinds.ts';

const usage = `Usage: npm run art                              the mark in its sizes, and the pictures of links
       npm run art -- og [page …]               pictures of links to these pages, or to all
       npm run art -- picture <service> <file>  another picture of a service, and of the links that show it`;

/** The command `art` draws the logo and the link preview pictures, and crops the service pictures. */
export async function runArtCommand([what, ...names]: readonly string[]): Promise<void> {
  switch (what) {
    case undefined:
      await report(await writeLogoIconFiles(artOutputFolders.icons));
      return drawLinkPictures(() => true);
    case 'og': {
      const pages = parseKnownNames('picture of a link to', names, linkPreviewPageNames);
      return drawLinkPictures(({ name }) => pages.length === 0 || pages.includes(name));
    }
    case 'picture':
      return replacePicture(names);
    default:
      throw new CommandError(usage);
  }
}

async function replacePicture([name, file, ...rest]: readonly string[]): Promise<void> {
  const [service] = parseKnownNames(
    'service',
    name === undefined ? [] : [name],
    illustratedServices,
  );
  if (!service || file === undefined || rest.length > 0) throw new CommandError(usage);
  await report(
    await writePictureVariants(service, file, path.join(artOutputFolders.pictures, service)),
  );
  await drawLinkPictures(({ landscape }) => landscape === service);
}

async function drawLinkPictures(isWanted: (page: LinkPreviewPicture) => boolean): Promise<void> {
  await report(await Promise.all(linkPreviewPictures.filter(isWanted).map(drawLinkPreviewPicture)));
}

async function report(files: readonly string[]): Promise<void> {
  for (const file of files) {
    const { size } = await stat(file);
    console.log(
      `${(size / 1024).toFixed(1).padStart(7)} KB  ${path.relative(artOutputFolders.root, file)}`,
    );
  }
}
