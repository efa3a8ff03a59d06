declare module 'fontverter' {
  /** The same font in another format. `sfnt` is what TrueType files contain. */
  export function convert(font: Buffer, format: 'sfnt'): Promise<Buffer>;
}
