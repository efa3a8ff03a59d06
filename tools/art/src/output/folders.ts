import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');

/** The output folders, in the apps that publish the files. */
export const folders = {
  root,
  /** Pictures of pages, in a folder for each service. */
  pictures: path.join(root, 'remote-marketing/src/pictures'),
  /** Link pictures, which social networks show. */
  linkPictures: path.join(root, 'remote-marketing/src/link-pictures'),
  /** The mark for tabs, home screens and the web manifest. */
  icons: path.join(root, 'host/src/document/icons'),
} as const;
