import favicon from './favicon.ico?inline';

/** The file `/favicon.ico`, for programs that request it without reading a document. */
export const rootIcon: Uint8Array = Buffer.from(favicon.replace(/^.*,/, ''), 'base64');
