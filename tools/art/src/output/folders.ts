import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');

/**
 * The folders into which the command `art` writes its picture files. Each folder belongs to the app that publishes
 * the files.
 */
export const artOutputFolders = {
  root,
  /** Page pictures, with one folder per service. */
  pictures: path.join(root, 'remote-marketing/src/pictures'),
  /** Link preview pictures, which social networks show. */
  linkPictures: path.join(root, 'remote-marketing/src/link-pictures'),
  /** Logo files for browser tabs, home screens and the web manifest. */
  icons: path.join(root, 'host/src/document/icons'),
} as const;
