import favicon from './favicon.ico?inline';

/** The content of `/favicon.ico`, for programs that request this file without reading an HTML document. */
export const faviconIcoFile: Uint8Array = Buffer.from(favicon.replace(/^.*,/, ''), 'base64');
