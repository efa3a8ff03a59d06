import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../..');

/** Where the drawn files go: to the apps that publish them. */
export const folders = {
  root,
  /** Pictures that pages show, a folder for each service. */
  pictures: path.join(root, 'remote-marketing/src/pictures'),
  /** Pictures that networks show beside a link to a page. */
  linkPictures: path.join(root, 'remote-marketing/src/link-pictures'),
  /** The mark for tabs, home screens and the web manifest. */
  icons: path.join(root, 'host/src/document/icons'),
} as const;
