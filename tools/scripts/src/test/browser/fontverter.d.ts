declare module 'fontverter' {
  /** Converts a font to another format. `sfnt` is the format of TrueType files. */
  export function convert(font: Buffer, format: 'sfnt'): Promise<Buffer>;
}
