import favicon from './favicon.ico?inline';

/** The icon for those who look for `/favicon.ico` and read no document. */
export const rootIcon: Uint8Array = Buffer.from(favicon.replace(/^.*,/, ''), 'base64');
