import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');

/**
 * The folders into which the command `art` writes its picture files. Each folder belongs to the app that publishes
 * the files.
 */
export const artOutputFolders = {
  root,
  /** The folder of page pictures, with one subfolder for each service. */
  pictures: path.join(root, 'remote-marketing/src/pictures'),
  /** The folder of link preview pictures, which social networks show. */
  linkPictures: path.join(root, 'remote-marketing/src/link-pictures'),
  /** The folder of logo files for browser tabs, home screens and the web manifest. */
  icons: path.join(root, 'host/src/document/icons'),
} as const;
